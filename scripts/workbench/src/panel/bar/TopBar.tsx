import { Autocomplete, Group, NativeSelect, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import type { MessageSummary } from '../../protocol/calls.ts'
import { usePanel } from '../PanelContext.ts'
import { filters, isFilterName, isFinished, isOfSource, messagesOn } from '../state/workspace.ts'
import { Help } from './Help.tsx'

/** The bar with the page, the filter, the amounts and the user's name. */
export function TopBar() {
  const { workspace, change, person, setPerson, nameField } = usePanel()
  const { source, target, people } = workspace.project
  return (
    <Group component="header" gap="xs" px="md" py="xs">
      <Title order={1} size="h5">
        {isOfSource(workspace.project) ? source.name : `${source.name} → ${target.name}`}
      </Title>
      <PageSelect />
      <NativeSelect
        aria-label="Texts to list"
        data={Object.entries(filters).map(([value, { label }]) => ({ value, label }))}
        value={workspace.filter}
        onChange={({ currentTarget: { value } }) => isFilterName(value) && change({ filter: value })}
      />
      <DoneCount />
      <Autocomplete
        ref={nameField}
        ms="auto"
        aria-label="Your name"
        placeholder="Your name"
        title="It is recorded with what you save and confirm."
        value={person ?? ''}
        data={people}
        onChange={(name) => setPerson(name === '' ? null : name)}
        maxLength={80}
      />
      <Help />
    </Group>
  )
}

function PageSelect() {
  const { workspace, messages, change, announce } = usePanel()
  const { pages } = workspace.project
  const options = useMemo(
    () =>
      pages.map(({ view, title }) => {
        const open = messagesOn(view, messages).filter((message) => !isFinished(message)).length
        return { value: view, label: open === 0 ? title : `${title} (${open})` }
      }),
    [pages, messages],
  )
  return (
    <NativeSelect
      w="12rem"
      aria-label="Page"
      data={options}
      value={workspace.view}
      onChange={({ currentTarget }) => {
        announce('')
        change({ view: currentTarget.value })
      }}
    />
  )
}

/** The number of translated and of confirmed texts, on this page and in all, as `status` counts them. */
function DoneCount() {
  const { workspace, messages } = usePanel()
  const { view } = workspace
  const [here, all] = useMemo(() => [messagesOn(view, messages), [...messages.values()]].map(doneOf), [view, messages])
  return (
    <Text fz="xs" c="dimmed">
      Here: {here}
      <br />
      In all: {all}
    </Text>
  )
}

function doneOf(messages: readonly MessageSummary[]): string {
  const inState = (wanted: MessageSummary['state']) => messages.filter(({ state }) => state === wanted).length
  const confirmed = inState('confirmed')
  return `translated ${inState('unconfirmed') + confirmed}, confirmed ${confirmed} of ${messages.length}`
}
