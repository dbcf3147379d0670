import { useCommon } from '../i18n/useCommon.ts'
import classes from './SchemeSwitch.module.css'

/** Light, dark, or the system's scheme. src/enhance/scheme.ts handles it, so it works before hydration. */
export function SchemeSwitch() {
  const { text, label } = useCommon()
  return (
    <select name="scheme" className={classes.switch} defaultValue="system" {...label('scheme.label')}>
      <option value="system">{text('scheme.system')}</option>
      <option value="light">{text('scheme.light')}</option>
      <option value="dark">{text('scheme.dark')}</option>
    </select>
  )
}
