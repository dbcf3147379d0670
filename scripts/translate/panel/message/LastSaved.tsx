import { Button } from '@mantine/core'
import { usePanel } from '../PanelContext.ts'
import { keyOf } from '../text/texts.ts'
import classes from './LastSaved.module.css'

/** What was changed last, to be taken back. */
export function LastSaved() {
  const { lastSaved, focusField } = usePanel()
  if (lastSaved.id === null) return null
  return (
    <p className={classes['last']}>
      <span>
        Saved: <code>{keyOf(lastSaved.id)}</code>
      </span>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => void lastSaved.undo().then(() => focusField.current?.())}
      >
        Take back
      </Button>
    </p>
  )
}
