import type { MessageDetail } from '../../protocol.ts'
import { describePlaces } from '../list/describePlaces.ts'
import { usePanel } from '../PanelContext.ts'
import classes from './MessageView.module.css'
import { StateMark, stateNames } from './StateMark.tsx'

/** Which message it is, what its state means, where it stands on this page, and what its author says of it. */
export function MessageHead({ detail }: { readonly detail: MessageDetail }) {
  const found = usePanel().places.get(detail.id)
  const [place] = found ?? []
  const element = place && (place.attribute ? `<${place.element} ${place.attribute}>` : `<${place.element}>`)
  return (
    <header className={classes['head']}>
      <h2 className={classes['key']}>{detail.id}</h2>
      <div className={classes['meta']}>
        <StateMark state={detail.state} withName />
        {element && <code>{element}</code>}
        {describePlaces(found).map((remark) => (
          <span key={remark}>{remark}</span>
        ))}
      </div>
      {(detail.state === 'unrecorded' || detail.state === 'needs-work') && (
        <p className={classes['note']}>{stateNames[detail.state].means}</p>
      )}
      {detail.note && <p className={classes['note']}>{detail.note}</p>}
      {detail.isVerbatim && <p className={classes['note']}>Shown as it is in every language: not to be translated.</p>}
    </header>
  )
}
