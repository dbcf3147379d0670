import type { LocaleCode } from '../../../src/config/locales.ts'
import type { FormId } from '../../../src/forms/fields.ts'

interface Message {
  /** ISO 8601 in UTC. */
  readonly receivedAt: string
  readonly form: FormId
  /** The language of the page that was sent, so that the answer can be written in it. */
  readonly locale: LocaleCode
  /** The values exactly as they were sent, by the names of that day; a field that was not sent is not there. */
  readonly fields: Readonly<Partial<Record<string, string>>>
}

export interface NewSubmission extends Message {
  /** What a retry of the same post has, too. */
  readonly key: string
}

export interface Submission extends Message {
  readonly id: number
}

/** Which submissions are asked for; all, where nothing is said. */
export interface Filter {
  readonly form?: FormId
  /** Received before this time, in ISO 8601 and UTC. */
  readonly before?: string
}

/** Where submissions are kept. Every function rejects with what the platform throws; nothing has changed then. */
export interface SubmissionStore {
  /** Resolves once the submission is stored for good; one whose key is there already is not stored again. */
  add(submission: NewSubmission): Promise<void>
  /** Submissions, oldest first. */
  all(filter?: Filter): Promise<Submission[]>
  /** Deletes submissions for good; resolves to how many there were. */
  remove(ids: readonly number[]): Promise<number>
}
