import { useCommon } from '../i18n/useCommon.ts'
import classes from './SchemeSwitch.module.css'

// Kept out of src/config/protocol.ts: a list that the application imports from there ends up in the first script.
const schemes = ['system', 'light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

/** Light, dark, or the system's scheme. src/enhance/scheme.ts handles it, so it works before hydration. */
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
