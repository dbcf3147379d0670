import { Progress } from '@mantine/core'
import { useMemo } from 'react'
import { usePanel } from '../PanelContext.ts'
import { isFinished } from '../state/filters.ts'
import { messagesOn } from '../state/order.ts'
import { pageOf } from '../state/workspace.ts'
import classes from './ProgressOf.module.css'

/** How much of the page is done, and of the whole site. */
export function ProgressOf() {
  const { workspace, messages } = usePanel()
  const page = pageOf(workspace)
  const [here, all] = useMemo(
    () =>
      [messagesOn(page, messages), [...messages.values()]].map((list) => ({
        total: list.length,
        done: list.filter(isFinished).length,
      })),
    [page, messages],
  )
  if (!here || !all) return null
  const words = `${here.done} of ${here.total} done here, ${all.done} of ${all.total} in all`
  return (
    <div className={classes['progress']}>
      <Progress value={(100 * here.done) / Math.max(1, here.total)} size="sm" aria-label={words} />
      <span className={classes['words']}>
        {here.done} of {here.total} here
        <span className={classes['all']}>
          {' '}
          · {all.done} of {all.total} in all
        </span>
      </span>
    </div>
  )
}
