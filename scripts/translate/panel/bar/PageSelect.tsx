import { Select } from '@mantine/core'
import { useMemo } from 'react'
import { usePanel } from '../PanelContext.ts'
import { isFinished } from '../state/filters.ts'
import { messagesOn } from '../state/order.ts'
import classes from './PageSelect.module.css'

/** The pages of the site, each with how many of its texts are left. */
export function PageSelect() {
  const { workspace, messages, dispatch } = usePanel()
  const { pages } = workspace.project
  const options = useMemo(
    () =>
      pages.map((page) => {
        const open = messagesOn(page, messages).filter((message) => !isFinished(message)).length
        return { value: page.view, label: open === 0 ? page.title : `${page.title} (${open})` }
      }),
    [pages, messages],
  )
  return (
    <Select
      className={classes['select']}
      aria-label="Page"
      data={options}
      value={workspace.view}
      onChange={(view) => view && dispatch({ type: 'view', view })}
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      nothingFoundMessage="No page of that name"
      maxDropdownHeight={400}
    />
  )
}
