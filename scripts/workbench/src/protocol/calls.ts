import { type Checked, hash, line, listOf, object, oneOf, orNull, recordOf, type Shape, text } from './shape.ts'

/** By plural category; "text" for a message without plural forms. */
export const texts = recordOf(text, 6)

/** Of all forms of each side, as the editor saw them when the work on a message began. A form without a text counts as empty. */
export const base = object({ english: hash, text: hash })

/** Why a warning does not hold for a text; it goes to the exceptions of the locale's glossary. */
const excuse = object({ rule: line, term: orNull(line), reason: text })

const nothing = object({})
const ofMessage = object({ id: line })

const reading = {
  project: nothing,
  detail: ofMessage,
  check: object({ id: line, texts }),
  /** The change that undo takes back. */
  lastStep: nothing,
}

/** The same for what changes files. */
const changing = {
  save: object({ id: line, texts, base, excuses: listOf(excuse, 50), person: line }),
  /** The waiver is why whoever translated a text confirms it, too. It is recorded, and never counts as a second person. */
  confirm: object({ id: line, base, person: line, waiver: orNull(text) }),
  /** What somebody says of a message, besides what it should say; or that a comment, as it is kept, has been answered. */
  comment: object({ id: line, base, person: line, kind: oneOf(['comment', 'needs work', 'settled']), comment: text }),
  undo: ofMessage,
}

const calls = { ...reading, ...changing }

export type CallName = keyof typeof calls
export type Requests = { readonly [Name in CallName]: Checked<(typeof calls)[Name]> }

export const shapes: { readonly [Name in CallName]: Shape<Requests[Name]> } = calls

export const isCallName = (name: string): name is CallName => Object.hasOwn(shapes, name)

/** Whether it changes files. */
export const isChange = (name: CallName): boolean => Object.hasOwn(changing, name)

export type Texts = Checked<typeof texts>
export type Hashes = Checked<typeof base>
export type Excuse = Checked<typeof excuse>
