import type { ReactNode } from 'react'
import type { Item, Line } from '../../i18n/useMessages.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import classes from './GroupedTable.module.css'

interface Group {
  readonly id: string
  readonly title: ReactNode
  readonly items: readonly Item[]
  /** Further terms, without a sentence. */
  readonly names: readonly Line[]
}

interface GroupedTableProps extends HeadProps {
  readonly groups: readonly Group[]
}

/** Terms with a sentence each, in one table with a row above each group, and a row of further terms below it. */
export function GroupedTable({ groups, ...head }: GroupedTableProps) {
  return (
    <Section {...head}>
      <table className={classes.table}>
        {groups.map((group) => (
          <tbody key={group.id}>
            <tr>
              <th colSpan={2} scope="rowgroup">
                {group.title}
              </th>
            </tr>
            {group.items.map((item) => (
              <tr key={item.id}>
                <th scope="row">{item.title}</th>
                <td>{item.text}</td>
              </tr>
            ))}
            <tr>
              <td colSpan={2}>
                <ul className={classes.names}>
                  {group.names.map((name) => (
                    <li key={name.id}>{name.text}</li>
                  ))}
                </ul>
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </Section>
  )
}
