import { VisuallyHidden } from '@mantine/core'
import type { ComponentType } from 'react'
import IconAlertTriangle from '#icons/IconAlertTriangle.mjs'
import IconCheck from '#icons/IconCheck.mjs'
import IconChecks from '#icons/IconChecks.mjs'
import IconCircleDashed from '#icons/IconCircleDashed.mjs'
import IconHistory from '#icons/IconHistory.mjs'
import IconPencilQuestion from '#icons/IconPencilQuestion.mjs'
import type { Place } from '../../protocol/frameProtocol.ts'
import type { MessageDetail, MessageSummary } from '../../protocol/protocol.ts'
import { usePanel } from '../PanelContext.ts'
import { isOfSource } from '../state/workspace.ts'
import classes from './Message.module.css'

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
        <p className={classes['note']}>{signs[detail.state].means}</p>
      )}
      {detail.note && <p className={classes['note']}>{detail.note}</p>}
      {detail.isVerbatim && <p className={classes['note']}>Shown as it is in every language: not to be translated.</p>}
    </header>
  )
}

type State = MessageSummary['state']

interface Sign {
  readonly Icon: ComponentType<{ size: number; 'aria-hidden': true }>
  readonly name: string
  /** For whoever does not know its name. */
  readonly means: string
}

const signs: Readonly<Record<State, Sign>> = {
  untranslated: { Icon: IconCircleDashed, name: 'untranslated', means: 'Visitors read English here.' },
  unrecorded: {
    Icon: IconPencilQuestion,
    name: 'unrecorded',
    means: 'Changed in the file by hand: nobody has said to which English it belongs.',
  },
  stale: { Icon: IconHistory, name: 'stale', means: 'The English has changed since.' },
  'needs-work': { Icon: IconAlertTriangle, name: 'needs work', means: 'Somebody has said that it is not good yet.' },
  translated: {
    Icon: IconCheck,
    name: 'translated',
    means: 'Belongs to the English of today; nobody has reviewed it.',
  },
  reviewed: { Icon: IconChecks, name: 'reviewed', means: 'Somebody has checked it.' },
}

/** English belongs to no other text. */
const unreviewedSource: Sign = { Icon: IconCheck, name: 'not reviewed', means: 'Nobody has reviewed it.' }

/** The state of a text as a sign, with its name beside it or for screen readers alone. */
export function StateMark({ state, withName = false }: { readonly state: State; readonly withName?: boolean }) {
  const { project } = usePanel().workspace
  const { Icon, name, means } = state === 'translated' && isOfSource(project) ? unreviewedSource : signs[state]
  return (
    <span className={classes['mark']} data-state={state} title={means}>
      <Icon size={18} aria-hidden={true} />
      {withName ? name : <VisuallyHidden>{name}</VisuallyHidden>}
    </span>
  )
}

const attributes: Readonly<Record<string, string>> = {
  alt: 'alternative text',
  placeholder: 'placeholder',
  title: 'tooltip',
  content: 'description of the page',
}

/** Where a text stands that a look at the page does not show, and whether it has room. Nothing for one in plain sight. */
export function describePlaces(places: readonly Place[] = []): string[] {
  const [first] = places
  const isSeen = places.some(({ box }) => box !== null)
  return [
    ...(first && !isSeen ? [hiddenName(first)] : []),
    ...(places.some(({ overflowing }) => overflowing) ? ['overflowing'] : []),
  ]
}

/** What cannot be seen, as people say it. */
export function hiddenName({ element, attribute, hidden }: Pick<Place, 'element' | 'attribute' | 'hidden'>): string {
  if (attribute?.startsWith('aria-')) return 'label for screen readers'
  if (attribute) return attributes[attribute] ?? attribute
  if (element === 'title') return 'title of the page'
  return hidden === 'closed' ? 'closed at first' : 'not visible'
}
