import type { LocaleCode } from '../../src/config/locales.ts'
import type { FormId } from '../../src/forms/fields.ts'
import type { Doubt } from './spam.ts'

interface Message {
  /** ISO 8601 in UTC. */
  readonly receivedAt: string
  readonly form: FormId
  /** The language of the page that was sent, so that the answer can be written in it. */
  readonly locale: LocaleCode
  /** The values exactly as they were sent, by the names of that day; a field that was not sent is not there. */
  readonly fields: Readonly<Partial<Record<string, string>>>
  /** Why it may be spam. Submissions of earlier have none. */
  readonly doubts?: readonly Doubt[]
}

export interface NewSubmission extends Message {
  /** What a retry of the same post has, too. */
  readonly key: string
  /** The ways in which the owner is to be told of it. */
  readonly notices: readonly NoticeKind[]
}

export interface Submission extends Message {
  readonly id: number
  readonly notices: readonly Notice[]
}

/** A way to tell the owner of a submission. */
export type NoticeKind = 'mail' | 'webhook'

/** What has become of telling the owner of one submission in one way. */
export interface Notice {
  readonly kind: NoticeKind
  /** How often it was tried. */
  readonly attempts: number
  /** When it is tried next, in ms; null once it is told or given up. */
  readonly due: number | null
  /** ISO 8601 in UTC; null until it is told. */
  readonly toldAt: string | null
  /** What went wrong when it was last tried. */
  readonly failure: string | null
}

/** A notice that is to be sent now, and has been counted as tried. */
export interface ClaimedNotice {
  readonly submission: Submission
  readonly kind: NoticeKind
  readonly attempts: number
}

/** Which submissions are asked for; all, where nothing is said. */
export interface Filter {
  readonly form?: FormId
  /** Received before this time, in ISO 8601 and UTC. */
  readonly before?: string
  readonly ids?: readonly number[]
}

/** Which notices are claimed: those due at `now` of some kinds; no other claim finds them before `until`. */
export interface Claim {
  readonly now: number
  readonly until: number
  readonly kinds: readonly NoticeKind[]
}

/** Where submissions are kept. Every function rejects with what the platform throws; nothing has changed then. */
export interface SubmissionStore {
  /**
   * Resolves once the submission is stored for good and its notices, due at once, with it; one whose key is there already
   * is not stored again.
   */
  add(submission: NewSubmission): Promise<void>
  /** Submissions, oldest first. */
  all(filter?: Filter): Promise<Submission[]>
  /** Deletes submissions and their notices for good; resolves to how many there were. */
  remove(ids: readonly number[]): Promise<number>
  claim(claim: Claim): Promise<ClaimedNotice[]>
  /** Notes what has become of a notice; one whose submission is gone is forgotten. */
  settle(submission: number, kind: NoticeKind, outcome: Pick<Notice, 'due' | 'toldAt' | 'failure'>): Promise<void>
  /** The bytes that are taken. */
  size(): Promise<number>
  /** Notes whether the store is nearly full; resolves to true when it is and was not noted as that before. */
  noteNearlyFull(isNearlyFull: boolean): Promise<boolean>
}
