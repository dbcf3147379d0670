import { literally } from '../../model/keyPattern.ts'
import { formName, type MessageSummary, type Texts } from '../../protocol/protocol.ts'
import { sameTexts, textsOf } from './texts.ts'

/** What is looked for in texts, and what is to stand there instead. */
export interface Wanted {
  readonly find: string
  readonly replacement: string
  readonly matchesCase: boolean
  readonly isWhole: boolean
}

/** The texts of a message after a replacement; null where nothing of it changes. */
export function replacedIn(message: Pick<MessageSummary, 'forms' | 'isVerbatim'>, wanted: Wanted): Texts | null {
  if (wanted.find === '' || message.isVerbatim) return null
  const words = literally(wanted.find)
  const pattern = wanted.isWhole ? `(?<![\\p{L}\\p{M}\\p{N}])${words}(?![\\p{L}\\p{M}\\p{N}])` : words
  const expression = new RegExp(pattern, wanted.matchesCase ? 'gu' : 'giu')
  const texts = message.forms.flatMap((form) =>
    form.target === null ? [] : [[formName(form), form.target.replace(expression, () => wanted.replacement)] as const],
  )
  const replaced = { ...textsOf(message), ...Object.fromEntries(texts) }
  return sameTexts(replaced, textsOf(message)) ? null : Object.fromEntries(texts)
}
