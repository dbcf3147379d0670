import { type Ref, useEffect, useRef } from 'react'
import { usePanel } from '../PanelContext.ts'
import { pageOf } from '../state/workspace.ts'
import { ErrorRateTable } from './ErrorRateTable.tsx'
import { ReviseRow } from './ReviseRow.tsx'
import classes from './ReviseView.module.css'

/** All texts of the page, source and target side by side; the one that is worked on can be confirmed, edited, annotated. */
export function ReviseView({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  const { workspace, list, messages } = usePanel()
  const { source, target } = workspace.project
  const page = pageOf(workspace)
  const chosen = useRef<HTMLLIElement>(null)
  const own = page.ids.flatMap((id) => messages.get(id) ?? []).filter(({ isVerbatim }) => !isVerbatim)
  const confirmed = own.filter(({ state }) => state === 'reviewed').length

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another element.
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest' })
  }, [workspace.chosen])

  return (
    <div ref={ref} className={classes['revise']}>
      <header className={classes['head']}>
        <h2>{page.title}</h2>
        <p>
          {confirmed} of {own.length} confirmed
        </p>
        <ErrorRateTable messages={own} />
      </header>
      {list.length === 0 && <p className={classes['empty']}>No such text on this page.</p>}
      <ol className={classes['rows']} aria-label={`${source.name} and ${target.name}`}>
        {list.map((message) => (
          <ReviseRow
            key={message.id}
            message={message}
            isChosen={message.id === workspace.chosen}
            ref={message.id === workspace.chosen ? chosen : undefined}
          />
        ))}
      </ol>
    </div>
  )
}
