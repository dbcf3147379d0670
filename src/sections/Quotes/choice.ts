import { type QuoteExample, type QuoteJob, quoteExamples } from '../../config/quoteExamples.ts'
import { type WorkLanguage, workLanguages } from '../../config/workLanguages.ts'

export const wordFields = ['newWords', 'similarWords', 'repeatedWords'] as const
type WordField = (typeof wordFields)[number]

/** What the controls of the calculator say. A field of words holds what is typed in it: '' while it is empty. */
export interface Choice {
  readonly example: QuoteExample['id']
  readonly words: Readonly<Record<WordField, number | string>>
  readonly translators: number
  readonly rush: boolean
  readonly source: WorkLanguage['id']
  readonly target: WorkLanguage['id']
}

/** The figures of an example as a choice, without languages. */
function figuresOf({ id, newWords, similarWords, repeatedWords, translators, rush }: QuoteExample) {
  return { example: id, words: { newWords, similarWords, repeatedWords }, translators, rush }
}

/** What the calculator starts with on a page in a language: the first example, from English into that language. */
export function firstChoice(lang: string): Choice {
  const own = workLanguages.find((language) => language.lang === lang && language.id !== 'english')
  return { ...figuresOf(quoteExamples[0]), source: 'english', target: own?.id ?? 'polish' }
}

/** A choice after a change: another example brings its figures, and a language chosen for both sides exchanges them. */
export function changed(choice: Choice, change: Partial<Choice>): Choice {
  const example = quoteExamples.find(({ id }) => id === change.example && id !== choice.example)
  const next: Choice = { ...choice, ...(example && figuresOf(example)), ...change }
  if (next.source !== next.target) return next
  return change.source ? { ...next, target: choice.source } : { ...next, source: choice.target }
}

/** Whether a choice has the figures of its example. */
export function isExample(choice: Choice): boolean {
  const job = jobOf(choice)
  const example = quoteExamples.find(({ id }) => id === choice.example)
  return [...wordFields, 'translators' as const, 'rush' as const].every((name) => job[name] === example?.[name])
}

/** The job that a choice stands for. */
export function jobOf({ words, translators, rush }: Choice): QuoteJob {
  return {
    newWords: Number(words.newWords),
    similarWords: Number(words.similarWords),
    repeatedWords: Number(words.repeatedWords),
    translators,
    rush,
  }
}
