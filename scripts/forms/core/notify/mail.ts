import { fieldsOf } from '../../../../src/forms/fields.ts'
import type { Submission } from '../store.ts'

/** A mail that tells the owner of a submission. */
export interface Mail {
  readonly subject: string
  readonly text: string
  /** The sender's address, so that the owner can answer. */
  readonly replyTo: string
  /** The same for every try. */
  readonly id: string
}

/** The mail of a submission: its fields as they were sent, by their names. */
export function mailOf({ id, form, locale, receivedAt, fields }: Submission): Mail {
  const email = fieldsOf(form).find(({ kind }) => kind === 'email')
  const lines = Object.entries(fields).map(([name, value = '']) => `${name}: ${value}`)
  return {
    subject: `${form} form, message ${id} (${locale})`,
    text: `${lines.join('\n')}\n\nReceived ${receivedAt}, from a page in "${locale}". An answer to this mail goes to its sender.\n`,
    replyTo: (email && fields[email.name]?.trim()) ?? '',
    id: `${form}-${id}-${Date.parse(receivedAt)}`,
  }
}
