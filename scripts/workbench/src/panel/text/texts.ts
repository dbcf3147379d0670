import { formName, type MessageSummary, type Texts } from '../../protocol/calls.ts'

/** The current texts of a message, by form. */
export const textsOf = ({ forms }: Pick<MessageSummary, 'forms'>): Texts =>
  Object.fromEntries(forms.map((form) => [formName(form), form.target ?? '']))

/** The same, with the English where there is no text, as visitors read it. */
export const shownTexts = ({ forms }: Pick<MessageSummary, 'forms'>): Texts =>
  Object.fromEntries(forms.map((form) => [formName(form), form.target ?? form.source]))

/** The English of a message: of a counted one the form for many. */
export const sourceOf = ({ forms }: Pick<MessageSummary, 'forms'>) => forms.at(-1)?.source ?? ''

/** The translation of a message to show in one line; null when there is none. */
export const targetOf = ({ forms }: Pick<MessageSummary, 'forms'>) => forms.at(-1)?.target ?? null

export const sameTexts = (some: Texts, others: Texts) =>
  Object.keys({ ...some, ...others }).every((form) => (some[form] ?? '') === (others[form] ?? ''))

/** The key without its file: "hero.title". */
export const keyOf = (id: string) => id.slice(id.indexOf(':') + 1)

/** "1 text", "2 texts". */
export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
