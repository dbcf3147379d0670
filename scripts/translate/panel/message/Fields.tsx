import { TextInput } from '@mantine/core'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import IconAlertTriangle from '#icons/IconAlertTriangle.mjs'
import IconCircleX from '#icons/IconCircleX.mjs'
import { isLocaleCode } from '../../../../src/config/locales.ts'
import { printedText } from '../../../i18n/siteRules.ts'
import { splitCodes } from '../../../i18n/model/codes.ts'
import { statedVariables } from '../../../i18n/model/publishing/interpolateClaims.ts'
import type { Finding } from '../../../lib/output.ts'
import type { FormText, MessageDetail } from '../../protocol.ts'
import { SourceText } from '../field/SourceText.tsx'
import { TextField, type TextFieldHandle } from '../field/TextField.tsx'
import { usePanel } from '../PanelContext.ts'
import { useChipShortcuts, useShortcuts } from '../shortcuts.ts'
import type { Editor } from '../state/useEditor.ts'
import { type Code, codesOf } from '../text/chips.ts'
import { formName, keyOf } from '../text/texts.ts'
import classes from './Message.module.css'

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

/** How long a text is as "check" counts it, and may be. With variables that only a visitor fills, that is a lower bound. */
function LengthNow({ text, max }: { readonly text: string; readonly max: number | null }) {
  const { code } = usePanel().workspace.project.target
  if (max === null || !isLocaleCode(code)) return null
  const length = [...printedText(code, text)].length
  const isOpen = splitCodes(text).some((part) => part.kind === 'variable' && !Object.hasOwn(statedVariables, part.name))
  return (
    <span className={classes['length']} data-too-long={length > max || undefined}>
      {length}
      {isOpen && ' and variables'} of {max} characters
    </span>
  )
}

interface FindingListProps {
  readonly id: string
  readonly findings: readonly Finding[]
  readonly editor: Editor
}

/** What `check` says of a text: errors, which stop a save, and warnings, which ask for a reason. */
function FindingList({ id, findings, editor }: FindingListProps) {
  return (
    <ul id={id} className={classes['findings']}>
      {findings.map((finding) => (
        <li key={`${finding.rule} ${finding.expected} ${finding.found}`} data-severity={finding.severity}>
          {finding.severity === 'error' ? (
            <IconCircleX size={18} aria-hidden />
          ) : (
            <IconAlertTriangle size={18} aria-hidden />
          )}
          <div>
            <span>
              {finding.severity === 'error' ? 'Error' : 'Warning'}: expected {finding.expected}; found {finding.found}
            </span>{' '}
            <code>{finding.rule}</code>
            {finding.severity === 'warning' && (
              <TextInput
                size="xs"
                aria-label={`Why ${finding.rule} does not hold here`}
                placeholder="Why it does not hold here; kept among the exceptions"
                value={editor.reasons[finding.rule] ?? ''}
                onChange={({ currentTarget }) => editor.giveReason(finding.rule, currentTarget.value)}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The findings to show beside a form: its own, and beside the first form also those of the message as a whole. */
function findingsOf(findings: readonly Finding[], { id, forms }: MessageDetail, name: string): Finding[] {
  const keys = new Map(forms.map((form) => [`${id}_${form.category}`, formName(form)]))
  const first = forms[0] && formName(forms[0])
  return findings.filter(({ key }) => (keys.get(key) ?? first) === name)
}

/** A form of a message with its field. */
interface Field {
  readonly form: FormText
  readonly name: string
  readonly codes: readonly Code[]
  readonly handle: RefObject<TextFieldHandle | null>
}

export interface Fields {
  readonly all: readonly Field[]
  /** Says that a field has the focus: it is what shortcuts and buttons are for. */
  activate(field: Field): void
  /** Puts words into the field that was focused last. */
  insert(text: string): void
  replace(text: string): void
  copySource(): void
}

/** The fields of a message, and the keys that work on the one that was focused last. */
export function useFields(detail: MessageDetail): Fields {
  const { focusField, focusedNext } = usePanel()
  const { forms } = detail
  const all: readonly Field[] = useMemo(
    () => forms.map((form) => ({ form, name: formName(form), codes: codesOf(form.source), handle: { current: null } })),
    [forms],
  )
  const active = useRef<Field | undefined>(undefined)
  const current = () => all.find(({ name }) => name === active.current?.name) ?? all[0]

  useEffect(() => {
    focusField.current = () => current()?.handle.current?.focus()
    return () => {
      focusField.current = null
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the message is shown.
  useEffect(() => {
    if (focusedNext.current === detail.id) all[0]?.handle.current?.focus()
  }, [])

  const copySource = () => {
    const field = current()
    field?.handle.current?.replace(field.form.source)
    field?.handle.current?.focus()
  }
  useShortcuts({ copySource })
  useChipShortcuts((number) => {
    const code = current()?.codes[number - 1]
    if (code) current()?.handle.current?.insertCode(code)
  })
  return {
    all,
    activate: (field) => {
      active.current = field
    },
    insert: (text) => current()?.handle.current?.insert(text),
    replace: (text) => current()?.handle.current?.replace(text),
    copySource,
  }
}
