import { Autocomplete, Button, Group, NativeSelect, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import type { MessageSummary } from '../../protocol/calls.ts'
import { usePanel } from '../PanelContext.ts'
import { filters, isFilterName, isFinished, isOfSource, messagesOn } from '../state/workspace.ts'
import { HelpDialog, useGlobalShortcuts } from './Help.tsx'
import classes from './TopBar.module.css'

/** The bar with the page, the filter and the search. */
export function TopBar() {
  const help = useGlobalShortcuts()
  const { workspace, change } = usePanel()
  const { source, target } = workspace.project
  return (
    <header className={classes['bar']}>
      <Title order={1} fz="1rem" fw={600} lh={1.2} c="bright" className={classes['title']}>
        {isOfSource(workspace.project) ? source.name : `${source.name} → ${target.name}`}
      </Title>
      <PageSelect />
      <NativeSelect
        className={classes['filter']}
        aria-label="Texts to list"
        data={Object.entries(filters).map(([value, { label }]) => ({ value, label }))}
        value={workspace.filter}
        onChange={({ currentTarget: { value } }) => isFilterName(value) && change({ filter: value })}
      />
      <DoneCount />
      <Group gap="xs" wrap="nowrap" ms="auto">
        <PersonField />
        <Button variant="default" size="sm" onClick={help.open}>
          Help
        </Button>
      </Group>
      <HelpDialog {...help} />
    </header>
  )
}

function PageSelect() {
  const { workspace, messages, change } = usePanel()
  const { pages } = workspace.project
  const options = useMemo(
    () =>
      pages.map((page) => {
        const open = messagesOn(page.view, messages).filter((message) => !isFinished(message)).length
        return { value: page.view, label: open === 0 ? page.title : `${page.title} (${open})` }
      }),
    [pages, messages],
  )
  return (
    <NativeSelect
      className={classes['select']}
      aria-label="Page"
      data={options}
      value={workspace.view}
      onChange={({ currentTarget: { value } }) => change({ view: value })}
    />
  )
}

/** The number of translated texts, on this page and in all. */
function DoneCount() {
  const { workspace, messages } = usePanel()
  const { view } = workspace
  const here = useMemo(() => doneOf(messagesOn(view, messages)), [view, messages])
  const all = useMemo(() => doneOf([...messages.values()]), [messages])
  return (
    <Text fz="xs" c="dimmed">
      Translated: {here} here, {all} in all
    </Text>
  )
}

const doneOf = (messages: readonly MessageSummary[]) => `${messages.filter(isFinished).length} of ${messages.length}`

function PersonField() {
  const { person, setPerson, nameField, workspace } = usePanel()
  return (
    <Autocomplete
      ref={nameField}
      aria-label="Your name"
      placeholder="Your name"
      title="It is recorded with what you save and confirm."
      value={person ?? ''}
      data={workspace.project.people}
      onChange={(name) => setPerson(name === '' ? null : name)}
      maxLength={80}
    />
  )
}
