import type { ReactNode } from 'react'
import type { Item, Line } from '../../i18n/useMessages.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import classes from './GroupedTable.module.css'

interface Group {
  readonly id: string
  readonly title: ReactNode
  readonly items: readonly Item[]
  /** Further terms without a sentence, in one row. */
  readonly names: readonly Line[]
  readonly namesLabel: ReactNode
}

interface GroupedTableProps extends HeadProps {
  readonly groups: readonly Group[]
}

/** Terms with a sentence each, in one table; the first column has the names of the groups. */
export function GroupedTable({ groups, ...head }: GroupedTableProps) {
  return (
    <Section {...head}>
      <table className={classes.table}>
        {groups.map((group) => (
          <tbody key={group.id}>
            {group.items.map((item, index) => (
              <tr key={item.id}>
                {index > 0 ? null : (
                  <th scope="rowgroup" rowSpan={group.items.length + 1}>
                    {group.title}
                  </th>
                )}
                <th scope="row">{item.title}</th>
                <td>{item.text}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{group.namesLabel}</th>
              <td>
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
