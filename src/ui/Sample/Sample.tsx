import { useCommon } from '../../i18n/useCommon.ts'
import classes from './Sample.module.css'

/** A chip that marks invented content. The footer has the explanation. */
export function Sample() {
  const { m } = useCommon()
  return <span className={classes.sample}>{m('samples.chip')}</span>
}
