import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { FormText, MessageDetail } from '../../protocol.ts'
import type { TextFieldHandle } from '../field/TextField.tsx'
import { usePanel } from '../PanelContext.ts'
import { useChipShortcuts, useShortcuts } from '../shortcuts.ts'
import { type Code, codesOf } from '../text/chips.ts'
import { formName } from '../text/texts.ts'

/** A form of a message with its field. */
export interface Field {
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
