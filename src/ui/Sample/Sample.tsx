import { useCommon } from '../../i18n/useCommon.ts'
import classes from './Sample.module.css'

/** A chip beside what is invented, while it is; the footer says more. */
export function Sample() {
  const { m } = useCommon()
  return <span className={classes.sample}>{m('samples.chip')}</span>
}
