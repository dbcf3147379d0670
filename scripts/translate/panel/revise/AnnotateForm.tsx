import { Button, Group, NativeSelect, SegmentedControl, Textarea } from '@mantine/core'
import { useState } from 'react'
import { mqmDimensions, severities } from '../../../i18n/model/mqm.ts'
import type { Annotation } from '../../protocol.ts'
import classes from './AnnotateForm.module.css'
import type { ErrorMark } from './useRevising.ts'

interface AnnotateFormProps {
  readonly onSubmit: (mark: ErrorMark) => Promise<void>
  readonly onCancel: () => void
}

/** An error in a text: its type, how bad it is, and what is wrong. */
export function AnnotateForm({ onSubmit, onCancel }: AnnotateFormProps) {
  const [type, setType] = useState('terminology')
  const [severity, setSeverity] = useState<Annotation['severity']>('minor')
  const [comment, setComment] = useState('')
  return (
    <form
      className={classes['form']}
      aria-label="Mark an error"
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit({ type, severity, comment: comment.trim() })
      }}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <NativeSelect
        label="Type"
        autoFocus
        data={mqmDimensions.map((dimension) => ({
          group: dimension.name,
          items: [dimension, ...dimension.types].map(({ id, name }) => ({ value: id, label: name })),
        }))}
        value={type}
        onChange={({ currentTarget }) => setType(currentTarget.value)}
      />
      <div>
        <span id="severity-label" className={classes['label']}>
          Severity
        </span>
        <SegmentedControl<Annotation['severity']>
          fullWidth
          aria-labelledby="severity-label"
          data={[...severities]}
          value={severity}
          onChange={setSeverity}
        />
      </div>
      <Textarea
        className={classes['comment']}
        label="What is wrong"
        rows={2}
        value={comment}
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
      />
      <Group gap="xs">
        <Button type="submit">Record the error</Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}
