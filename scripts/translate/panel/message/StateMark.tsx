import { VisuallyHidden } from '@mantine/core'
import type { ComponentType } from 'react'
import IconAlertTriangle from '#icons/IconAlertTriangle.mjs'
import IconCheck from '#icons/IconCheck.mjs'
import IconChecks from '#icons/IconChecks.mjs'
import IconCircleDashed from '#icons/IconCircleDashed.mjs'
import IconHistory from '#icons/IconHistory.mjs'
import IconPencilQuestion from '#icons/IconPencilQuestion.mjs'
import type { MessageSummary } from '../../protocol.ts'
import classes from './StateMark.module.css'

type State = MessageSummary['state']

const icons: Readonly<Record<State, ComponentType<{ size: number; 'aria-hidden': true }>>> = {
  untranslated: IconCircleDashed,
  unrecorded: IconPencilQuestion,
  stale: IconHistory,
  'needs-work': IconAlertTriangle,
  translated: IconCheck,
  reviewed: IconChecks,
}

/** What a state means, for whoever does not know its name. */
export const stateNames: Readonly<Record<State, { readonly name: string; readonly means: string }>> = {
  untranslated: { name: 'untranslated', means: 'Visitors read English here.' },
  unrecorded: {
    name: 'unrecorded',
    means: 'Changed in the file by hand: nobody has said to which English it belongs.',
  },
  stale: { name: 'stale', means: 'The English has changed since.' },
  'needs-work': { name: 'needs work', means: 'Somebody has said that it is not good yet.' },
  translated: { name: 'translated', means: 'Belongs to the English of today; nobody has reviewed it.' },
  reviewed: { name: 'reviewed', means: 'Somebody has checked it.' },
}

/** The state of a text as a sign, with its name beside it or for screen readers alone. */
export function StateMark({ state, withName = false }: { readonly state: State; readonly withName?: boolean }) {
  const Icon = icons[state]
  const { name, means } = stateNames[state]
  return (
    <span className={classes['mark']} data-state={state} title={means}>
      <Icon size={18} aria-hidden={true} />
      {withName ? name : <VisuallyHidden>{name}</VisuallyHidden>}
    </span>
  )
}
