/**
 * The calls of the panel to the server of i18next-workbench edit, and their answers. It is bundled for the browser.
 */
import type { Term } from '../checks/glossary/terms.ts'
import type { Run } from '../lib/compareWords.ts'
import type { Finding } from '../lib/output.ts'
import type { UnitForm, UnitState } from '../messages/units.ts'
import type { Locale } from '../project/project.ts'
import type { MessageRecord } from '../project/records/records.ts'
import { type Checked, hash, line, listOf, object, oneOf, recordOf, type Shape, text } from './shape.ts'

export type { Run }

/** By plural category; "text" for a message without plural forms. */
export const texts = recordOf(text)

/** Hashes of all forms of each side when the edit of a message began. A form without a text counts as empty. */
export const base = object({ english: hash, text: hash })

/** The reason why a finding is wrong; it goes to the exceptions of the locale's glossary. */
const excuse = object({ rule: line, reason: text })

const nothing = object({})
const ofMessage = object({ id: line })

/** Requests of calls that only read. */
const reading = { project: nothing, detail: ofMessage, check: object({ id: line, texts }) }

/** Requests of calls that change files. */
const changing = {
  save: object({ id: line, texts, base, excuses: listOf(excuse), person: line }),
  confirm: object({ id: line, base, person: line }),
  /** A new comment on a message; for "settled", the last one of those to settle, as stored. */
  comment: object({ id: line, base, person: line, kind: oneOf(['comment', 'needs work', 'settled']), comment: text }),
  /** Undoes the last change of this session. */
  undo: nothing,
}

const requests = { ...reading, ...changing }

export type CallName = keyof typeof requests
export type Requests = { readonly [Name in CallName]: Checked<(typeof requests)[Name]> }
export interface Responses extends Readonly<Record<keyof typeof changing, Outcome>> {
  readonly project: PanelProject
  readonly detail: MessageDetail
  readonly check: readonly Finding[]
}

export const isCallName = (name: string): name is CallName => Object.hasOwn(requests, name)

/** True if a call changes files. */
export const isChange = (name: CallName): boolean => Object.hasOwn(changing, name)

/** The required shape of each request. */
export const requestShapes: { readonly [Name in CallName]: Shape<Requests[Name]> } = requests

/** The implementations of the calls. An error is a sentence for the translator. */
export type Handlers = { readonly [Name in CallName]: (request: Requests[Name]) => Promise<Responses[Name]> }

/** Makes a call. */
export type Ask = <Name extends CallName>(name: Name, request: Requests[Name]) => Promise<Responses[Name]>

export type Texts = Checked<typeof texts>
export type Hashes = Checked<typeof base>
export type Excuse = Checked<typeof excuse>

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
  /** The view of the page that has the text for itself, or SHARED. */
  readonly view: string
  readonly forms: readonly FormText[]
  readonly state: UnitState
  readonly hashes: Hashes
  /** True for a text that is the same in every language. */
  readonly isVerbatim: boolean
  readonly errors: number
  readonly warnings: number
  readonly openComments: number
}

/** The view of the entry with the texts that several pages show, such as those of header and footer. */
export const SHARED = 'shared'

export interface PanelPage {
  readonly view: string
  /** The English name in the menus. */
  readonly title: string
  /** In the locale: "/pl/about". */
  readonly address: string
}

export interface PanelProject {
  /** Separates its data in the browser's storage from other projects. */
  readonly id: string
  readonly source: PanelLocale
  readonly target: PanelLocale
  readonly pages: readonly PanelPage[]
  /** The user name of git, if people.json lists it; else null. */
  readonly person: string | null
  readonly people: readonly string[]
  /** Those of a page in the order of its list. */
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

/** The details of one message. */
export interface MessageDetail extends MessageSummary {
  readonly record: Pick<MessageRecord, 'origin' | 'date' | 'translators' | 'reviewers'> | null
  readonly note: string | null
  /** The change of the English since the translation was made; null if there is none or it is unknown. */
  readonly englishChange: readonly { readonly before: readonly Run[]; readonly after: readonly Run[] }[] | null
  readonly terms: readonly TermHit[]
  readonly memory: readonly MemoryMatch[]
  readonly comments: readonly string[]
  readonly findings: readonly Finding[]
  /** The errors of this text that its translator has overruled. */
  readonly exceptions: readonly Excuse[]
}

/** The name of a form in the texts of a message. */
export const formName = ({ category }: Pick<FormText, 'category'>) => category ?? 'text'

/** The result of a change: saved, rejected by `check`, in conflict with another change, or refused. */
export type Outcome =
  | { readonly kind: 'saved'; readonly detail: MessageDetail }
  | { readonly kind: 'findings'; readonly findings: readonly Finding[] }
  | { readonly kind: 'conflict'; readonly here: MessageDetail }
  | { readonly kind: 'refused'; readonly reason: string }

/** The changed messages; null if any may have changed or files are unreadable, so that the project has to be reloaded. */
export type Changed = readonly MessageSummary[] | null

/** A set of event listeners. `join` adds one and returns a function that removes it. */
export function listeners<T>() {
  const all = new Set<(value: T) => void>()
  return {
    join(listener: (value: T) => void): () => void {
      all.add(listener)
      return () => all.delete(listener)
    },
    emit(value: T): void {
      for (const listener of all) listener(value)
    },
  }
}

/** No page of the site has an address below it. */
export const PREFIX = '/__translate'
/** Followed by the name of a call; answers POST. */
export const API = `${PREFIX}/api/`
/** Exchanges the one-time token for the tokens of a session; answers POST. */
export const SESSION = `${PREFIX}/session`
/** Server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html. */
export const EVENTS = `${PREFIX}/events`
/** The event whose data is `Changed` as JSON. */
export const CHANGED = 'changed'
/** The start of the fragment that carries the one-time token. Browsers never send fragments. */
export const TOKEN_PARAMETER = 'token='
export const TOKEN_HEADER = 'X-Translate-Token'
/** The largest body of a request, in bytes. */
export const BODY_LIMIT = 256 * 1024
