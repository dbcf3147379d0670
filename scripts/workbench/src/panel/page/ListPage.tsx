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
      <table className={classes['table']}>
        <caption>{page.title}</caption>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">{source.name}</th>
            <th scope="col">{target.name}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {messagesOn(page, messages).map((message) => (
            <tr key={message.id} aria-current={message.id === workspace.chosen || undefined}>
              <th scope="row">
                <button type="button" data-whole onClick={() => onMessage({ type: 'chosen', ids: [message.id] })}>
                  {keyOf(message.id)}
                </button>
              </th>
              <td lang={source.tag} dir={source.dir}>
                {sourceOf(message)}
              </td>
              <td lang={target.tag} dir={target.dir}>
                {textOf(message, drafts.get(message.id))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What is typed just now, else what is saved. */
const textOf = (message: MessageSummary, draft: Texts | undefined) =>
  draft ? Object.values(draft).join(' / ') : targetOf(message)
