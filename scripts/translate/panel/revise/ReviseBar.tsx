import { Alert, Button, Group, TextInput } from '@mantine/core'
import type { MessageDetail } from '../../protocol.ts'
import classes from '../message/MessageView.module.css'
import { usePanel } from '../PanelContext.ts'
import { capsOf, shortcuts } from '../shortcuts.ts'
import type { Editor } from '../state/editor.ts'
import type { Revising } from './useRevising.ts'

interface ReviseBarProps {
  readonly detail: MessageDetail
  readonly editor: Editor
  readonly revising: Revising
}

/** What a reviser can do with a text, and what it takes. */
export function ReviseBar({ detail, editor, revising }: ReviseBarProps) {
  const { person, setPerson, focusField } = usePanel()
  const { needsWaiver, waiver, setWaiver, isWaiverMissing, refusal } = revising
  const isConfirmed = detail.state === 'reviewed' && !editor.isChanged
  return (
    <>
      {refusal !== null && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      {person === null && refusal !== null && (
        <TextInput
          label="Your name"
          placeholder="A. Nowak"
          onBlur={({ currentTarget }) => setPerson(currentTarget.value.trim() || null)}
        />
      )}
      {needsWaiver && !editor.isChanged && !isConfirmed && (
        <TextInput
          label="You translated this text. Why can nobody else confirm it?"
          description="The reason is recorded, and your confirmation never counts as that of a second person."
          value={waiver}
          error={isWaiverMissing && 'Expected a reason, found none: the text is not confirmed.'}
          onChange={({ currentTarget }) => setWaiver(currentTarget.value)}
        />
      )}
      <Group gap="xs">
        <Button
          onClick={revising.saveOrConfirm}
          loading={revising.isBusy || editor.isSaving}
          rightSection={<span className={classes['keys']}>{capsOf(shortcuts.save.keys).join(' ')}</span>}
        >
          {editor.isChanged ? 'Save' : isConfirmed ? 'Confirm again, next' : 'Confirm, next'}
        </Button>
        <Button variant="default" onClick={revising.marking.begin}>
          Mark an error
        </Button>
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
    </>
  )
}
