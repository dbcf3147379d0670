import { DRAFT_PREFIX } from '../config/protocol.ts'
import { type FieldValues, type FormId, fieldsOf } from './fields.ts'

/**
 * The key of a form's draft in session storage. A draft survives a failed submission, a reload, history navigation and
 * a change of language. It is removed when the tab is closed or the form is accepted.
 */
const keyOf = (form: FormId) => DRAFT_PREFIX + form

/** Returns the draft of a form; empty if there is none or storage is blocked. */
export function readDraft(form: FormId): FieldValues {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const texts = Object.entries(stored).filter(([, value]) => typeof value === 'string')
    return Object.fromEntries(texts)
  } catch {
    return {}
  }
}

/** Saves a form's values as its draft. Ignores storage errors, such as an exceeded quota. */
export function saveDraft(form: FormId, values: FieldValues): void {
  try {
    const typed = fieldsOf(form).flatMap(({ name }) => (values[name] ? [[name, values[name]]] : []))
    if (typed.length === 0) sessionStorage.removeItem(keyOf(form))
    else sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(typed)))
  } catch {
    // Storage is full or blocked; the values remain in the form.
  }
}

/**
 * Prepends a paragraph to the comments in the contact form's draft, replacing one that begins with the same line.
 * Selects translation if no service is chosen yet.
 */
export function addToComments(paragraph: string): void {
  const draft = readDraft('contact')
  const [heading = ''] = paragraph.split('\n')
  const others = (draft.comments ?? '').split(/(?:\r?\n){2,}/).filter((other) => other && !other.startsWith(heading))
  saveDraft('contact', { service: 'translation', ...draft, comments: [paragraph, ...others].join('\n\n') })
}
