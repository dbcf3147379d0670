import { history, historyKeymap, standardKeymap } from '@codemirror/commands'
import { Compartment, EditorState, type Extension, Transaction } from '@codemirror/state'
import { EditorView, highlightSpecialChars, keymap } from '@codemirror/view'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { PanelLocale } from '../../protocol/calls.ts'
import type { Code, SourceCodes } from '../text/chips.ts'
import { chips, sourceCodes } from './chipExtension.ts'
import classes from './Field.module.css'

/** Actions on a field for other parts of the panel. Each change can be undone. */
export interface TextFieldHandle {
  focus(): void
  /** Inserts a variable at the cursor, or wraps the selection in a tag. */
  insertCode(code: Code): void
  replace(text: string): void
}

interface TextFieldProps {
  readonly value: string
  readonly codes: SourceCodes
  readonly locale: PanelLocale
  readonly label: string
  readonly describedBy?: string | undefined
  readonly isInvalid?: boolean
  readonly isReadOnly?: boolean
  readonly onChange: (text: string) => void
  readonly onFocus: () => void
  readonly onBlur: () => void
  readonly ref?: Ref<TextFieldHandle>
}

/** A text of one line or several, in which variables and tags are pieces. */
export function TextField({ value, codes, ref, ...props }: TextFieldProps) {
  const { locale, label, describedBy, isInvalid = false, isReadOnly = false } = props
  const parent = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const settings = useRef(new Compartment())
  const onChange = useEffectEvent(props.onChange)
  const onFocus = useEffectEvent(props.onFocus)
  const onBlur = useEffectEvent(props.onBlur)

  const configuration: Extension = useMemo(
    () => [
      sourceCodes.of(codes),
      EditorState.readOnly.of(isReadOnly),
      EditorView.contentAttributes.of({
        'aria-label': label,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...(isReadOnly && { 'aria-readonly': 'true' }),
        lang: locale.tag,
        dir: locale.dir,
        spellcheck: 'true',
        autocorrect: 'off',
      }),
    ],
    [codes, locale, label, describedBy, isInvalid, isReadOnly],
  )

  // The editor is created once. The effects below send it later changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!parent.current) return
    const made = new EditorView({
      parent: parent.current,
      doc: value,
      extensions: [
        fieldExtensions(),
        settings.current.of(configuration),
        EditorView.domEventHandlers({ focus: () => onFocus(), blur: () => onBlur() }),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          const isOwn = transactions.some((transaction) => transaction.annotation(Transaction.remote) !== true)
          // Synchronous, because a save shortcut may follow before React renders.
          if (docChanged && isOwn) flushSync(() => onChange(state.doc.toString()))
        }),
      ],
    })
    view.current = made
    return () => made.destroy()
  }, [])

  useEffect(() => {
    view.current?.dispatch({ effects: settings.current.reconfigure(configuration) })
  }, [configuration])

  useEffect(() => {
    if (view.current && view.current.state.doc.toString() !== value) replaceAll(view.current, value, true)
  }, [value])

  useImperativeHandle(ref, () => ({
    focus() {
      view.current?.focus()
      // Focus alone does not scroll to the editor, and it may have the focus already.
      view.current?.dom.scrollIntoView({ block: 'nearest' })
    },
    insertCode: ({ texts: [open, close] }) => view.current && insertAt(view.current, open, close),
    replace: (text) => view.current && replaceAll(view.current, text, false),
  }))

  return <div ref={parent} className={classes['field']} data-invalid={isInvalid || undefined} />
}

/** `isRemote` marks a change that came from the owner of the value. */
function replaceAll(view: EditorView, insert: string, isRemote: boolean) {
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert },
    selection: { anchor: insert.length },
    annotations: Transaction.remote.of(isRemote),
  })
}

function insertAt(view: EditorView, open: string, close = '') {
  const { from, to } = view.state.selection.main
  const inner = close === '' ? '' : view.state.sliceDoc(from, to)
  view.dispatch({
    changes: { from, to, insert: open + inner + close },
    selection: { anchor: from + open.length + inner.length },
    scrollIntoView: true,
    userEvent: 'input',
  })
  view.focus()
}

function fieldExtensions(): Extension {
  return [
    history(),
    // Without Tab, which leaves the field.
    keymap.of([...historyKeymap, ...standardKeymap]),
    EditorView.lineWrapping,
    oneLine,
    chips(),
    specialCharacters,
  ]
}

const oneLine: Extension = [
  EditorState.transactionFilter.of((transaction) => (transaction.newDoc.lines > 1 ? [] : transaction)),
  EditorView.clipboardInputFilter.of((text) => text.trim().replace(/\s*[\r\n]+\s*/g, ' ')),
]

/** Shows no-break spaces and invisible characters. */
const specialCharacters = highlightSpecialChars({
  addSpecialChars: /[\u00A0\u202F]/g,
  render(code, description, placeholder) {
    const mark = document.createElement('span')
    const isSpace = code === 0xa0 || code === 0x202f
    mark.className = (isSpace ? classes['space'] : 'cm-specialChar') ?? ''
    mark.textContent = isSpace ? String.fromCodePoint(code) : placeholder
    mark.title =
      code === 0xa0 ? 'Non-breaking space' : code === 0x202f ? 'Narrow non-breaking space' : (description ?? '')
    return mark
  },
})
