import { Button, Group, NativeSelect, SegmentedControl, Text, Textarea } from '@mantine/core'
import { getHotkeyHandler } from '@mantine/hooks'
import { mqmDimensions, severities } from '../../model/mqm.ts'
import { type Checked, line, object, oneOf, orNull, text } from '../../protocol/shape.ts'
import { SaveKeys } from '../message/Section.tsx'
import { usePanel } from '../PanelContext.ts'
import { shortcuts } from '../shortcuts.ts'
import { useKept } from '../state/kept.ts'
import classes from './ReviseView.module.css'

const errorMark = object({ type: line, severity: oneOf(severities), comment: text })
type ErrorMark = Checked<typeof errorMark>

const first: ErrorMark = { type: 'terminology', severity: 'minor', comment: '' }

/** The error that is being marked in a message. The browser keeps it until it is recorded or cancelled, as it keeps drafts. */
export function useErrorMark(id: string) {
  const { draftsOf, workspace } = usePanel()
  const [mark, setMark] = useKept(`error ${draftsOf} ${workspace.project.target.code} ${id}`, orNull(errorMark), null)
  /** Begins another one, if none is being written. */
  const begin = () => setMark(mark ?? first)
  return { mark, setMark, begin }
}

interface AnnotateFormProps {
  readonly marking: ReturnType<typeof useErrorMark>
  readonly onSubmit: () => void
}

/** An error in a text, while one is being marked: its type, how bad it is, and what is wrong. */
export function AnnotateForm({ marking: { mark, setMark }, onSubmit }: AnnotateFormProps) {
  const { focusField } = usePanel()
  if (!mark) return null
  const change = (some: Partial<ErrorMark>) => setMark({ ...mark, ...some })
  const cancel = () => {
    setMark(null)
    focusField.current?.()
  }
  const onKeyDown = getHotkeyHandler([
    // Pressed by habit, it would lose what is written; "Cancel" is for that.
    ['Escape', () => mark.comment.trim() === '' && cancel()],
    [
      shortcuts.save.keys,
      (event) => {
        // Outside of this form the same keys confirm the text.
        event.stopPropagation()
        onSubmit()
      },
    ],
  ])
  return (
    <form
      className={classes['annotate']}
      aria-label="Mark an error"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      onKeyDown={onKeyDown}
    >
      <NativeSelect
        label="Type"
        autoFocus
        data={mqmDimensions.map((dimension) => ({
          group: dimension.name,
          items: [dimension, ...dimension.types].map(({ id, name }) => ({ value: id, label: name })),
        }))}
        value={mark.type}
        onChange={({ currentTarget }) => change({ type: currentTarget.value })}
      />
      <div>
        <Text span id="severity-label" fz="sm" fw={500}>
          Severity
        </Text>
        <SegmentedControl<ErrorMark['severity']>
          fullWidth
          aria-labelledby="severity-label"
          data={[...severities]}
          value={mark.severity}
          onChange={(severity) => change({ severity })}
        />
      </div>
      <Textarea
        className={classes['comment']}
        label="What is wrong"
        rows={2}
        value={mark.comment}
        onChange={({ currentTarget }) => change({ comment: currentTarget.value })}
      />
      <Group gap="xs">
        <Button type="submit" rightSection={<SaveKeys />}>
          Record the error
        </Button>
        <Button variant="default" onClick={cancel}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}
