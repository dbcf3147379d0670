import type { Term } from '../checks/glossary/terms.ts'
import type { Locale } from '../config.ts'
import type { Run } from '../lib/compareWords.ts'
import type { Origin } from '../model/records/records.ts'
import type { UnitForm, UnitState } from '../model/units.ts'
import type { Finding } from '../lib/output.ts'
import { type CallName, type Hashes, isCallName, type Requests, shapes } from './calls.ts'

/**
 * What the editor's panel asks for and what it is told. The panel takes it from a `Backend`: of the local server
 * (i18next-workbench edit), or in the file that a translator without Node opens from disk (i18next-workbench workbench).
 */

export type * from './calls.ts'
export type { Run }

/** A language as the panel shows it and sets the direction of its fields. */
export interface PanelLocale extends Pick<Locale, 'code' | 'tag' | 'dir'> {
  readonly name: string
}

/** The texts of a message: for one without plural forms, one with the category null. */
export interface FormText extends UnitForm {
  /** Whole numbers that take this form; empty when only fractions do, or for a message without plural forms. */
  readonly examples: readonly number[]
}

/** A message, as the panel's list and the page's places need it. */
export interface MessageSummary {
  readonly id: string
  readonly forms: readonly FormText[]
  readonly state: UnitState
  readonly hashes: Hashes
  /** Shown as it is in every language: not to be translated. */
  readonly isVerbatim: boolean
  readonly errors: number
  readonly warnings: number
  /** The number of its comments that are not settled. */
  readonly questions: number
}

export interface PanelPage {
  readonly view: string
  /** The English name in the menus. */
  readonly title: string
  /** In the locale: "/pl/about"; null for a part of a file, which is shown as a list. */
  readonly address: string
  /** The messages that it is known to show, in the order in which they stand in the document. */
  readonly ids: readonly string[]
}

export interface PanelProject {
  /** Tells what a browser keeps of it from that of other projects. */
  readonly id: string
  readonly source: PanelLocale
  readonly target: PanelLocale
  readonly pages: readonly PanelPage[]
  /** Who works here by git's word; null where it has none. */
  readonly person: string | null
  readonly people: readonly string[]
  readonly messages: readonly MessageSummary[]
  readonly tags: readonly string[]
}

/** A term of the glossary that the English of a message has. In its forms, * is any ending. */
export type TermHit = Pick<Term, 'term' | 'use' | 'avoid' | 'preferred' | 'note'>

/** A translation from the memory. */
export interface MemoryMatch {
  readonly id: string
  /** 100 for the same English, else the share of it in per cent that is the same. */
  readonly score: number
  readonly source: string
  readonly target: string
  /** Its English, compared with that of the message. */
  readonly difference: readonly Run[]
}

/** All that is known of one message. */
export interface MessageDetail extends MessageSummary {
  readonly record: {
    readonly origin: Origin
    readonly date: string
    readonly translator: string | null
    readonly reviewers: readonly string[]
    /** The reason for which the translator confirmed the text as well; null when there was none. */
    readonly waiver: string | null
  } | null
  readonly note: string | null
  /** What changed in the English since the translation was made; null when nothing did, or nobody knows. */
  readonly englishChange: readonly { readonly before: readonly Run[]; readonly after: readonly Run[] }[] | null
  readonly terms: readonly TermHit[]
  readonly memory: readonly MemoryMatch[]
  readonly comments: readonly string[]
  readonly findings: readonly Finding[]
}

/** The last change of this session: its message, and its kind in words. */
export interface LastStep {
  readonly id: string
  readonly done: string
}

/** Under which name a form stands among the texts of a message. */
export const formName = ({ category }: Pick<FormText, 'category'>) => category ?? 'text'

/** What became of a change: done, refused by `check`, or overtaken by somebody else's. */
export type Outcome =
  | { readonly kind: 'saved'; readonly detail: MessageDetail }
  | { readonly kind: 'findings'; readonly findings: readonly Finding[] }
  | { readonly kind: 'conflict'; readonly here: MessageDetail }
  | { readonly kind: 'refused'; readonly reason: string }

/** What a backend answers, by name. */
export interface Answers extends Record<CallName, unknown> {
  project: PanelProject
  detail: MessageDetail
  check: readonly Finding[]
  save: Outcome
  confirm: Outcome
  comment: Outcome
  undo: Outcome
  lastStep: LastStep | null
}

/** All errors of an answer are thrown as an Error with a sentence for the translator; no answer at all as one of unreachable.ts. */
export type Calls = { [Name in CallName]: (request: Requests[Name]) => Promise<Answers[Name]> }

/** Calls that are all answered by one function. */
export const callsBy = (
  ask: <Name extends CallName>(name: Name, request: Requests[Name]) => Promise<Answers[Name]>,
): Calls => {
  const functions = Object.keys(shapes)
    .filter(isCallName)
    .map((name) => [name, (request: Requests[typeof name]) => ask(name, request)])
  // Each name has its function.
  return Object.fromEntries(functions)
}

/** Messages as they have become; null when any may have, or the files cannot be read: the project is to be asked for. */
export type Changed = readonly MessageSummary[] | null

export interface Backend extends Calls {
  /** Calls back whenever messages have become others, by whomever. Returns a function that ends it. */
  onChange(listener: (changed: Changed) => void): () => void
  /** Calls back when the connection that tells of changes breaks, and when it is there again. Returns a function that ends it. */
  onConnection?(listener: (isConnected: boolean) => void): () => void
}

/** Functions that are to be called with the same values. `join` adds one, and returns a function that takes it out again. */
export function listeners<T>() {
  const all = new Set<(value: T) => void>()
  return {
    join(listener: (value: T) => void): () => void {
      all.add(listener)
      return () => all.delete(listener)
    },
    tell(value: T): void {
      for (const listener of all) listener(value)
    },
  }
}

/** There was no answer: nobody knows whether what was asked for has been done. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
}

/** The server was started anew, and knows this browser no more. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError'

  constructor() {
    super(
      'This tab belongs to an editor that was stopped. Open the address that the terminal shows now in this browser.',
    )
  }
}

/** What went wrong, for a person. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Errors that a translator may know better: a term is not meant here, or has to stand in another form. */
const terms = new Set(['required-term', 'forbidden-term'])

/** Whether a finding may be answered by a reason, which goes among the exceptions of the glossary. */
export const isExcusable = ({ severity, rule }: Pick<Finding, 'severity' | 'rule'>): boolean =>
  severity === 'warning' || terms.has(rule)
