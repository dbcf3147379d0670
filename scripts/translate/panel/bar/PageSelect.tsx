import { Group, Select } from '@mantine/core'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { usePanel } from '../PanelContext.ts'
import { isFinished } from '../state/filters.ts'
import { messagesOn } from '../state/order.ts'
import classes from './PageSelect.module.css'

/** The pages of the site, each with its file and how many of its texts are left. They are found by title and file. */
export function PageSelect() {
  const { workspace, messages, dispatch } = usePanel()
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
      onChange={(view) => view && dispatch({ type: 'view', view })}
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
          {label} <code className={classes['file']}>{value}</code>
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
