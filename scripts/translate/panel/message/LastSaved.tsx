import { Button } from '@mantine/core'
import { usePanel } from '../PanelContext.ts'
import { capsOf, shortcuts } from '../shortcuts.ts'
import { keyOf } from '../text/texts.ts'
import classes from './LastSaved.module.css'

/** What was done last, to be taken back. */
export function LastSaved() {
  const { lastSaved } = usePanel()
  const { last, isEarlier } = lastSaved
  if (last === null) return null
  return (
    <p className={classes['last']} data-earlier={isEarlier || undefined}>
      <span>
        {isEarlier && 'Before: '}
        {last.done}: <code>{keyOf(last.id)}</code>
      </span>
      {last.done !== 'Taken back' && (
        <Button
          size="compact-sm"
          variant="default"
          title={capsOf(shortcuts.takeBack.keys).join(' ')}
          onClick={() => void lastSaved.undo()}
        >
          Take back
        </Button>
      )}
    </p>
  )
}
