import { Group, Stack, Text, VisuallyHidden } from '@mantine/core'
import type { ComponentType } from 'react'
import IconAlertTriangle from '#icons/IconAlertTriangle.mjs'
import IconCheck from '#icons/IconCheck.mjs'
import IconChecks from '#icons/IconChecks.mjs'
import IconCircleDashed from '#icons/IconCircleDashed.mjs'
import IconHistory from '#icons/IconHistory.mjs'
import IconPencilQuestion from '#icons/IconPencilQuestion.mjs'
import type { Place } from '../../protocol/frameProtocol.ts'
import type { MessageDetail, MessageSummary } from '../../protocol/calls.ts'
import { usePanel } from '../PanelContext.ts'
import { isOfSource, pageOf } from '../state/workspace.ts'

/** The key of the message, its state, its places on this page, and the note of its author. */
export function MessageHead({ detail }: { readonly detail: MessageDetail }) {
  const { places, workspace } = usePanel()
  return (
    <Stack component="header" gap={2}>
      <Text component="h2" ff="monospace" fw={500} lh={1.4} c="bright">
        {detail.id}
      </Text>
      <Group gap="0 0.75rem" fz="sm" c="dimmed">
        <StateMark state={detail.state} withName />
        <span>{pageOf(workspace).address}</span>
        {describePlaces(places.get(detail.id)).map((remark) => (
          <span key={remark}>{remark}</span>
        ))}
      </Group>
      {(detail.state === 'unrecorded' || detail.state === 'needs-work') && <Note>{signs[detail.state].means}</Note>}
      {detail.note && <Note>{detail.note}</Note>}
      {detail.isVerbatim && <Note>This text is the same in every language. Do not translate it.</Note>}
    </Stack>
  )
}

const Note = (props: { readonly children: string }) => <Text size="sm" c="dimmed" mt={4} {...props} />

type State = MessageSummary['state']

interface Sign {
  readonly Icon: ComponentType<{ size: number; 'aria-hidden': true }>
  readonly name: string
  /** An explanation of the name. */
  readonly means: string
  /** A colour token; default: that of errors. */
  readonly color?: string
}

const signs: Readonly<Record<State, Sign>> = {
  untranslated: { Icon: IconCircleDashed, name: 'not translated', means: 'Visitors read English here.' },
  unrecorded: {
    Icon: IconPencilQuestion,
    name: 'changed outside the editor',
    means: 'This text was changed in the file. Read it, then save it.',
  },
  stale: { Icon: IconHistory, name: 'English changed', means: 'The English has changed since.' },
  'needs-work': { Icon: IconAlertTriangle, name: 'needs work', means: 'A person says that it needs work.' },
  translated: {
    Icon: IconCheck,
    name: 'translated',
    means: 'Translated, not confirmed yet.',
    color: '--mantine-color-dimmed',
  },
  reviewed: {
    Icon: IconChecks,
    name: 'confirmed',
    means: 'A second person has confirmed it.',
    color: '--success-text',
  },
}

/** The states of English, which has no source. */
const unreviewedSource: Sign = {
  Icon: IconCheck,
  name: 'not confirmed',
  means: 'Not confirmed yet.',
  color: '--mantine-color-dimmed',
}

/** The icon of a state, with its name or, for screen readers alone, a label. */
export function StateMark({ state, withName = false }: { readonly state: State; readonly withName?: boolean }) {
  const { project } = usePanel().workspace
  const {
    Icon,
    name,
    means,
    color = '--mantine-color-error',
  } = state === 'translated' && isOfSource(project) ? unreviewedSource : signs[state]
  return (
    <Group component="span" gap={4} wrap="nowrap" c={`var(${color})`} title={means}>
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
    ...(places.some(({ overflowing }) => overflowing) ? ['overflowing'] : []),
  ]
}

/** The displayed name of a hidden place. */
function hiddenName({ element, attribute, hidden }: Pick<Place, 'element' | 'attribute' | 'hidden'>): string {
  if (attribute?.startsWith('aria-')) return 'label for screen readers'
  if (attribute) return attributes[attribute] ?? attribute
  if (element === 'title') return 'title of the page'
  return hidden === 'closed' ? 'closed at first' : 'not visible'
}
