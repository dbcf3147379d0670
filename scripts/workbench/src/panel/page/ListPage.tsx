import { Table } from '@mantine/core'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { MessageSummary, Texts } from '../../protocol/protocol.ts'
import { usePanel } from '../PanelContext.ts'
import { messagesOn } from '../state/workspace.ts'
import { keyOf, sourceOf, targetOf } from '../text/texts.ts'
import classes from './ListPage.module.css'
import type { PageViewProps } from './PageView.ts'

/** Where there are no pages: the texts of a file in their order, each among its neighbours, to be chosen by a click. */
export function ListPage({ page, onMessage, ref }: PageViewProps) {
  const { messages, workspace } = usePanel()
  const { source, target } = workspace.project
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Texts>>(new Map())
  const body = useRef<HTMLTableSectionElement>(null)
  const rowOf = (id: string) => body.current?.rows[page.ids.indexOf(id)]

  useEffect(() => onMessage({ type: 'view changed', view: page.view }), [onMessage, page.view])
  useImperativeHandle(ref, () => ({
    send(message) {
      if (message.type === 'highlight' && message.id !== null) rowOf(message.id)?.scrollIntoView({ block: 'nearest' })
      if (message.type === 'draft') setDrafts((before) => new Map(before).set(message.id, message.texts))
      if (message.type === 'clear draft' || message.type === 'saved')
        setDrafts((before) => new Map([...before].filter(([id]) => id !== message.id)))
    },
    focus: () =>
      rowOf(workspace.chosen ?? '')
        ?.querySelector('button')
        ?.focus(),
  }))

  return (
    <div className={classes['scroll']}>
      <Table fz="md" layout="fixed" captionSide="top" stickyHeader verticalSpacing={8} className={classes['table']}>
        <Table.Caption pt="sm" px={10} fz="md" c="bright">
          {page.title}
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {['Key', source.name, target.name].map((name) => (
              <Table.Th key={name} scope="col">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={body}>
          {messagesOn(page, messages).map((message) => (
            <Table.Tr key={message.id} aria-current={message.id === workspace.chosen || undefined}>
              <Table.Th scope="row">
                <button type="button" data-whole onClick={() => onMessage({ type: 'chosen', ids: [message.id] })}>
                  {keyOf(message.id)}
                </button>
              </Table.Th>
              <Table.Td lang={source.tag} dir={source.dir}>
                {sourceOf(message)}
              </Table.Td>
              <Table.Td lang={target.tag} dir={target.dir}>
                {textOf(message, drafts.get(message.id))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

const textOf = (message: MessageSummary, draft: Texts | undefined) =>
  draft ? Object.values(draft).join(' / ') : targetOf(message)
