import { fieldsOf } from '../../../../src/forms/fields.ts'
import { linesOf } from '../lines.ts'
import type { Submission } from '../store.ts'

/** What the owner is told. */
export interface Report {
  /** The same for every try. */
  readonly id: string
  readonly subject: string
  readonly text: string
  /** Whom an answer to a mail goes to; null where it is to nobody. */
  readonly replyTo: string | null
  /** The same for a program. */
  readonly data: object
}

/** The report of a submission, whose sender the owner can answer. */
export function reportOf({ notices: _, ...submission }: Submission): Report {
  const { id, form, locale, receivedAt, fields } = submission
  const email = fieldsOf(form).find(({ kind }) => kind === 'email')
  return {
    id: `${form}-${id}-${Date.parse(receivedAt)}`,
    subject: `${form} form, message ${id} (${locale})`,
    text: `${linesOf(fields).join('\n')}\n\nReceived ${receivedAt}, from a page in "${locale}". An answer to this mail goes to its sender.\n`,
    replyTo: (email && fields[email.name]?.trim()) ?? '',
    data: submission,
  }
}

/** The report of a store that is nearly full. */
export function reportOfRoom(bytes: number, limit: number, now: number): Report {
  const percent = Math.round((100 * bytes) / limit)
  return {
    id: `room-${now}`,
    subject: `Forms: the messages take ${percent} % of their room`,
    text: `At 100 % the forms refuse what is sent to them. Delete messages, or raise SUBMISSIONS_MAX_MB (docs/forms.md).\n`,
    replyTo: null,
    data: { warning: 'room', bytes, limit },
  }
}
