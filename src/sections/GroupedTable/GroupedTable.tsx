import type { ReactNode } from 'react'
import type { Item } from '../../i18n/useMessages.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import classes from './GroupedTable.module.css'

interface GroupedTableProps extends HeadProps {
  readonly groups: readonly { readonly id: string; readonly title: ReactNode; readonly items: readonly Item[] }[]
}

/** Terms with a sentence each, in one table with a row above each group. */
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
          </tbody>
        ))}
      </table>
    </Section>
  )
}
