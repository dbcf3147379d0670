import { schemes } from '../config/scheme.ts'
import { useCommon } from '../i18n/useCommon.ts'
import classes from './SchemeSwitch.module.css'

/** Light, dark, or as the system has it. The enhance script acts on it, so it works before the application is awake. */
export function SchemeSwitch() {
  const { m } = useCommon()
  return (
    <fieldset className={classes.switch}>
      <legend className="visually-hidden">{m('scheme.label')}</legend>
      {schemes.map((scheme) => (
        <label key={scheme}>
          <input type="radio" name="scheme" value={scheme} defaultChecked={scheme === 'system'} />
          <span>{m(`scheme.${scheme}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
