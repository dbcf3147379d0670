import { Group, Title, VisuallyHidden } from '@mantine/core'
import type { ComponentType } from 'react'
import IconAlertTriangle from '#icons/IconAlertTriangle.mjs'
import IconCheck from '#icons/IconCheck.mjs'
import IconChecks from '#icons/IconChecks.mjs'
import IconCircleDashed from '#icons/IconCircleDashed.mjs'
import IconHistory from '#icons/IconHistory.mjs'
import IconPencilQuestion from '#icons/IconPencilQuestion.mjs'
import type { MessageDetail, MessageSummary } from '../../protocol/calls.ts'
import type { Place } from '../../protocol/frameProtocol.ts'
import { usePanel } from '../PanelContext.ts'
import { pageOf } from '../state/workspace.ts'
import { Quiet } from './Section.tsx'

/** The key of the message, its state, its places on this page, and the note of its author. */
export function MessageHead({ detail: { id, state, note, isVerbatim } }: { readonly detail: MessageDetail }) {
  const { places, workspace } = usePanel()
  return (
    <header>
      <Title order={2} size="md" fw={500} ff="monospace">
        {id}
      </Title>
      <Group gap="0 0.75rem" fz="sm" c="dimmed">
        <StateMark state={state} withName />
        {[pageOf(workspace).address, ...describePlaces(places.get(id))].map((remark) => (
          <span key={remark}>{remark}</span>
        ))}
      </Group>
      {(state === 'unrecorded' || state === 'needs-work') && <Quiet>{signs[state].means}</Quiet>}
      {note && <Quiet>{note}</Quiet>}
      {isVerbatim && <Quiet>This text is the same in every language. Do not translate it.</Quiet>}
    </header>
  )
}

type State = MessageSummary['state']

interface Sign {
  readonly Icon: ComponentType<{ size: number; 'aria-hidden': true }>
  readonly name: string
  /** An explanation of the name. */
  readonly means: string
  /** Default: that of errors. */
  readonly color?: string
}

const signs: Readonly<Record<State, Sign>> = {
  untranslated: { Icon: IconCircleDashed, name: 'untranslated', means: 'Visitors read English here.' },
  unrecorded: {
    Icon: IconPencilQuestion,
    name: 'unrecorded',
    means: 'This text was changed outside the editor. Read it, then save it.',
  },
  'english-changed': { Icon: IconHistory, name: 'English changed', means: 'The English changed after it.' },
  'needs-work': { Icon: IconAlertTriangle, name: 'needs work', means: 'Marked as not good yet: see the comments.' },
  unconfirmed: { Icon: IconCheck, name: 'unconfirmed', means: 'No second person has confirmed it.', color: 'dimmed' },
  confirmed: { Icon: IconChecks, name: 'confirmed', means: 'A second person has confirmed it.', color: 'teal' },
}

/** The icon of a state, with its name or, for screen readers alone, a label. */
export function StateMark({ state, withName = false }: { readonly state: State; readonly withName?: boolean }) {
  const { Icon, name, means, color = 'var(--mantine-color-error)' } = signs[state]
  return (
    <Group component="span" gap={4} wrap="nowrap" c={color} title={means}>
      <Icon size={18} aria-hidden={true} />
      {withName ? name : <VisuallyHidden>{name}</VisuallyHidden>}
    </Group>
  )
}

const attributes: Readonly<Record<string, string>> = {
  alt: 'alternative text',
  placeholder: 'placeholder',
  title: 'tooltip',
  content: 'description of the page',
}

/** Describes the places of a hidden or overflowing text. Empty for a visible one that fits. */
export function describePlaces(places: readonly Place[] = []): string[] {
  const [first] = places
  const isSeen = places.some(({ hidden }) => hidden === null)
  return [
    ...(first && !isSeen ? [hiddenName(first)] : []),
    ...(places.some(({ overflowing }) => overflowing) ? ['too long for its place'] : []),
  ]
}

/** The displayed name of a hidden place. */
function hiddenName({ id, element, attribute, hidden }: Place): string {
  if (attribute?.startsWith('aria-')) return 'label for screen readers'
  if (attribute === 'content' && /title$/i.test(id)) return 'title in previews of links'
  if (attribute) return attributes[attribute] ?? attribute
  if (element === 'title') return 'title of the page'
  return hidden === 'closed' ? 'closed at first' : 'not visible'
}
