import type { Run } from '../../protocol.ts'
import classes from './Runs.module.css'

/** One of two versions of a text, with the words marked that the other lacks; as deleted, for the older one. */
export function Runs({ runs, isOld = false }: { readonly runs: readonly Run[]; readonly isOld?: boolean }) {
  const Changed = isOld ? 'del' : 'ins'
  let from = 0
  return runs.map(({ text, changed }) => {
    const key = from
    from += text.length
    return changed ? (
      <Changed key={key} className={classes['changed']}>
        {text}
      </Changed>
    ) : (
      text
    )
  })
}
