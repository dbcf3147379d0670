import { Button, Group, Tooltip } from '@mantine/core'
import type { MessageDetail } from '../../protocol.ts'
import { usePanel } from '../PanelContext.ts'
import { capsOf, shortcuts } from '../shortcuts.ts'
import type { Editor } from '../state/editor.ts'
import classes from './MessageView.module.css'
import type { Fields } from './useFields.ts'
import type { Saving } from './useSaving.ts'

interface SaveBarProps {
  readonly detail: MessageDetail
  readonly editor: Editor
  readonly fields: Fields
  readonly saving: Saving
}

/** What can be done with the text. */
export function SaveBar({ detail, editor, fields, saving }: SaveBarProps) {
  const { focusField } = usePanel()
  const keepsText = !editor.isChanged && saving.isNeeded && detail.state !== 'untranslated'
  const label = !saving.isNeeded ? 'Next' : keepsText ? 'Keep as it is, next' : 'Save, next'
  return (
    <Group gap="xs">
      <Button
        onClick={saving.saveAndNext}
        loading={editor.isSaving}
        rightSection={<span className={classes['keys']}>{capsOf(shortcuts.save.keys).join(' ')}</span>}
      >
        {label}
      </Button>
      <Tooltip label={capsOf(shortcuts.copySource.keys).join(' ')}>
        <Button variant="default" onClick={fields.copySource}>
          Copy source
        </Button>
      </Tooltip>
      {editor.isChanged && (
        <Button
          variant="subtle"
          onClick={() => {
            editor.discard()
            focusField.current?.()
          }}
        >
          Discard changes
        </Button>
      )}
    </Group>
  )
}
