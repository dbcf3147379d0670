import { useRef } from 'react'
import type { MessageDetail } from '../../protocol.ts'
import { SourceText } from '../field/SourceText.tsx'
import { TextField } from '../field/TextField.tsx'
import { usePanel } from '../PanelContext.ts'
import type { Editor } from '../state/editor.ts'
import { keyOf } from '../text/texts.ts'
import { FindingList } from './FindingList.tsx'
import classes from './FormFields.module.css'
import { findingsOf } from './findingsOf.ts'
import { LengthNow } from './LengthNow.tsx'
import type { Field, Fields } from './useFields.ts'

interface FormFieldsProps {
  readonly detail: MessageDetail
  readonly editor: Editor
  readonly fields: Fields
}

/** Source and field of each form, with what `check` says of it. */
export function FormFields({ detail, editor, fields }: FormFieldsProps) {
  return (
    <div className={classes['forms']}>
      {fields.all.map((field) => (
        <FormField key={field.name} {...{ detail, editor, fields, field }} />
      ))}
    </div>
  )
}

function FormField({ detail, editor, fields, field }: FormFieldsProps & { readonly field: Field }) {
  const { source, target } = usePanel().workspace.project
  const { form, name, codes, handle } = field
  const whole = useRef<HTMLDivElement>(null)
  const text = editor.texts[name] ?? ''
  const findings = findingsOf(editor.check.findings, detail, name)
  const describedBy = `findings-${name}`
  const formLabel = form.category === null ? '' : `, form “${form.category}”`
  return (
    <div ref={whole} className={classes['form']}>
      {form.category !== null && (
        <h3 className={classes['category']}>
          {form.category}
          <span>{form.examples.length > 0 ? form.examples.join(', ') : 'fractions'}</span>
        </h3>
      )}
      <SourceText
        text={form.source}
        codes={codes}
        locale={source}
        onInsert={detail.isVerbatim ? undefined : (code) => handle.current?.insertCode(code)}
      />
      <div className={classes['target']}>
        <TextField
          ref={handle}
          value={text}
          codes={codes}
          locale={target}
          label={`${target.name}${formLabel}: ${keyOf(detail.id)}`}
          describedBy={describedBy}
          isInvalid={findings.some(({ severity }) => severity === 'error')}
          isReadOnly={detail.isVerbatim}
          onFocus={() => {
            fields.activate(field)
            // Browsers show the field alone, without the English above it. Under a pressed mouse nothing may move.
            if (!whole.current?.matches(':active')) whole.current?.scrollIntoView({ block: 'nearest' })
          }}
          onChange={(changed) => editor.type(name, changed)}
        />
        <LengthNow text={text} max={detail.max} />
        <FindingList id={describedBy} findings={findings} editor={editor} />
      </div>
    </div>
  )
}
