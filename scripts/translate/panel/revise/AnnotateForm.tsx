import { Button, Group, NativeSelect, SegmentedControl, Textarea } from '@mantine/core'
import { getHotkeyHandler, useLocalStorage } from '@mantine/hooks'
import { mqmDimensions, severities } from '../../../i18n/model/mqm.ts'
import type { AnnotateRequest, Annotation } from '../../protocol.ts'
import messageClasses from '../message/Message.module.css'
import { usePanel } from '../PanelContext.ts'
import { capsOf, shortcuts } from '../shortcuts.ts'
import { isRecord, isText, keptValue } from '../state/keptValue.ts'
import classes from './ReviseView.module.css'

interface AnnotateFormProps {
  readonly mark: ErrorMark
  readonly onChange: (mark: ErrorMark) => void
  readonly onSubmit: () => void
  readonly onCancel: () => void
}

/** An error in a text: its type, how bad it is, and what is wrong. */
export function AnnotateForm({ mark, onChange, onSubmit, onCancel }: AnnotateFormProps) {
  return (
    <form
      className={classes['annotate']}
      aria-label="Mark an error"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      onKeyDown={getHotkeyHandler([
        [
          'Escape',
          () => {
            // Pressed by habit, it would lose what is written; "Cancel" is for that.
            if (mark.comment.trim() === '') onCancel()
          },
        ],
        [
          shortcuts.save.keys,
          (event) => {
            // Outside of this form the same keys confirm the text.
            event.stopPropagation()
            onSubmit()
          },
        ],
      ])}
    >
      <NativeSelect
        label="Type"
        autoFocus
        data={mqmDimensions.map((dimension) => ({
          group: dimension.name,
          items: [dimension, ...dimension.types].map(({ id, name }) => ({ value: id, label: name })),
        }))}
        value={mark.type}
        onChange={({ currentTarget }) => onChange({ ...mark, type: currentTarget.value })}
      />
      <div>
        <span id="severity-label" className={classes['label']}>
          Severity
        </span>
        <SegmentedControl<Annotation['severity']>
          fullWidth
          aria-labelledby="severity-label"
          data={[...severities]}
          value={mark.severity}
          onChange={(severity) => onChange({ ...mark, severity })}
        />
      </div>
      <Textarea
        className={classes['comment']}
        label="What is wrong"
        rows={2}
        value={mark.comment}
        onChange={({ currentTarget }) => onChange({ ...mark, comment: currentTarget.value })}
      />
      <Group gap="xs">
        <Button
          type="submit"
          rightSection={<span className={messageClasses['keys']}>{capsOf(shortcuts.save.keys).join(' ')}</span>}
        >
          Record the error
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}

type ErrorMark = Pick<AnnotateRequest, 'type' | 'severity' | 'comment'>

export interface ErrorMarkState {
  /** What is being written of an error; null when nothing is. */
  readonly mark: ErrorMark | null
  setMark(mark: ErrorMark | null): void
  /** Begins another one, if none is being written. */
  begin(): void
}

const first: ErrorMark = { type: 'terminology', severity: 'minor', comment: '' }

/** The error that is being marked in a message. The browser keeps it until it is recorded or cancelled, as it keeps drafts. */
export function useErrorMark(id: string): ErrorMarkState {
  const { draftsOf, workspace } = usePanel()
  const [mark, setMark] = useLocalStorage<ErrorMark | null>({
    key: `translate error ${draftsOf} ${workspace.project.target.code} ${id}`,
    defaultValue: null,
    deserialize: keptValue(isMark, null),
    getInitialValueInEffect: false,
  })
  return { mark, setMark, begin: () => setMark(mark ?? first) }
}

const isMark = (value: unknown): value is ErrorMark =>
  isRecord(value) &&
  isText(value['type']) &&
  isText(value['comment']) &&
  severities.some((severity) => severity === value['severity'])
