import {
  ActionIcon,
  Autocomplete,
  Button,
  Group,
  NativeSelect,
  Popover,
  Progress,
  Select,
  Text,
  Title,
  Tooltip,
} from '@mantine/core'
import { type KeyboardEvent, useMemo, useState } from 'react'
import IconKeyboard from '#icons/IconKeyboard.mjs'
import IconUser from '#icons/IconUser.mjs'
import type { MessageSummary } from '../../protocol/protocol.ts'
import { usePanel } from '../PanelContext.ts'
import { filters, filterNames, isFilterName, isFinished, isOfSource, messagesOn, pageOf } from '../state/workspace.ts'
import { HelpDialog, type Places, useGlobalShortcuts } from './Help.tsx'
import classes from './TopBar.module.css'

/** Which page and texts are shown, and how. */
export function TopBar(places: Places) {
  const help = useGlobalShortcuts(places)
  const { workspace, change, focusField } = usePanel()
  const { source, target } = workspace.project
  return (
    <header className={classes['bar']}>
      {/* Ways past the page, which has many links of its own. */}
      <div className={classes['skip']}>
        <Button variant="default" onClick={places.focusList}>
          Go to the list of texts
        </Button>
        <Button variant="default" onClick={() => focusField.current?.()}>
          Go to the field
        </Button>
      </div>
      <Title order={1} fz="1rem" fw={600} lh={1.2} c="bright" className={classes['title']}>
        {isOfSource(workspace.project) ? source.name : `${source.name} → ${target.name}`}
      </Title>
      <PageSelect />
      <NativeSelect
        className={classes['filter']}
        aria-label="Texts to list"
        data={filterNames.map((value) => ({ value, label: filters[value].label }))}
        value={workspace.filter}
        onChange={({ currentTarget: { value } }) => isFilterName(value) && change({ filter: value })}
      />
      <ProgressOf />
      <Group gap="xs" wrap="nowrap" ms="auto">
        <PersonField />
        <Tooltip label="Keys (?)">
          <ActionIcon variant="default" size="lg" aria-label="Keys" onClick={help.open}>
            <IconKeyboard size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
      <HelpDialog help={help} />
    </header>
  )
}

function PageSelect() {
  const { workspace, messages, change } = usePanel()
  const { pages } = workspace.project
  const [search, setSearch] = useState('')
  // Select finds everything by the title of the page that is shown, whether somebody has typed it or not.
  const [isTyped, setTyped] = useState(false)
  const options = useMemo(
    () =>
      pages.map((page) => {
        const open = messagesOn(page, messages).filter((message) => !isFinished(message)).length
        return { value: page.view, label: open === 0 ? page.title : `${page.title} (${open})` }
      }),
    [pages, messages],
  )
  const words = search.trim().toLowerCase()
  const found = isTyped
    ? options.filter(({ value, label }) => [value, label].some((text) => text.toLowerCase().includes(words)))
    : options
  return (
    <Select
      className={classes['select']}
      aria-label="Page"
      data={options}
      value={workspace.view}
      onChange={(view) => view && change({ view })}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      onInput={() => setTyped(true)}
      onClick={({ currentTarget }) => currentTarget.select()}
      onKeyDownCapture={chooseMarked}
      onDropdownClose={() => setTyped(false)}
      filter={() => found}
      renderOption={({ option: { value, label } }) => (
        <Group gap="xs" justify="space-between" flex={1}>
          {label}{' '}
          <Text component="code" ff="monospace" fz="xs">
            {value}
          </Text>
        </Group>
      )}
      selectFirstOptionOnChange
      allowDeselect={false}
      nothingFoundMessage="No page of that name"
      maxDropdownHeight={400}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
    />
  )
}

/** Select loses count of which option is marked when it is typed into while it opens; Enter takes the one that looks it. */
function chooseMarked(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  const list = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '')
  const marked = list?.querySelector<HTMLElement>('[data-combobox-selected]')
  if (!marked) return
  event.preventDefault()
  event.stopPropagation()
  marked.click()
}

function ProgressOf() {
  const { workspace, messages } = usePanel()
  const page = pageOf(workspace)
  const here = useMemo(() => progressOf(messagesOn(page, messages)), [page, messages])
  const all = useMemo(() => progressOf([...messages.values()]), [messages])
  const words = `${here.done} of ${here.total} done here, ${all.done} of ${all.total} in all`
  return (
    <div className={classes['progress']}>
      <Progress value={(100 * here.done) / Math.max(1, here.total)} size="sm" aria-label={words} />
      <Text span fz="xs" lh={1} c="dimmed" truncate>
        {here.done} of {here.total} here
        <span className={classes['all']}>
          {' '}
          · {all.done} of {all.total} in all
        </span>
      </Text>
    </div>
  )
}

const progressOf = (messages: readonly MessageSummary[]) => ({
  total: messages.length,
  done: messages.filter(isFinished).length,
})

function PersonField() {
  const { person, setPerson, workspace } = usePanel()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus position="bottom-end" shadow="md">
      <Popover.Target>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconUser size={18} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {person ?? 'Your name'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            setOpen(false)
          }}
        >
          <Autocomplete
            label="Your name"
            description="It is recorded with what you save and confirm."
            value={person ?? ''}
            data={workspace.project.people}
            onChange={(name) => setPerson(name === '' ? null : name)}
            comboboxProps={{ withinPortal: false }}
            maxLength={80}
            data-autofocus
          />
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
