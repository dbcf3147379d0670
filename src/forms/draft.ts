import { DRAFT_PREFIX } from '../config/protocol.ts'
import { type FieldValues, type FormId, fieldsOf } from './fields.ts'

/**
 * What has been typed into a form, kept in the tab's session storage: it survives a failed send, a reload, going back and
 * forward and a change of language, and goes with the tab or with the answer that all is well.
 */
const keyOf = (form: FormId) => DRAFT_PREFIX + form

/** The draft of a form; empty when there is none or storage is blocked. */
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

/** Keeps a form's values. A draft too large for the browser's storage stays in the page alone. */
export function saveDraft(form: FormId, values: FieldValues): void {
  try {
    const typed = fieldsOf(form).flatMap(({ name }) => (values[name] ? [[name, values[name]]] : []))
    if (typed.length === 0) sessionStorage.removeItem(keyOf(form))
    else sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(typed)))
  } catch {
    // Full or blocked: nothing to be done, and nothing in the page is lost by it.
  }
}

/** Forgets a form's draft, once it has arrived. */
export function removeDraft(form: FormId): void {
  saveDraft(form, {})
}

/**
 * Puts a paragraph before what the contact form's draft has as comments, in place of one that begins with the same line, and asks
 * for a translation where no service is chosen yet.
 */
export function addToComments(paragraph: string): void {
  const draft = readDraft('contact')
  const [heading = ''] = paragraph.split('\n')
  const others = (draft.comments ?? '').split(/(?:\r?\n){2,}/).filter((other) => other && !other.startsWith(heading))
  saveDraft('contact', { service: 'translation', ...draft, comments: [paragraph, ...others].join('\n\n') })
}
