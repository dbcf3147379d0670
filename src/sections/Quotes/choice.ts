import { type QuoteExample, type QuoteJob, quoteExamples } from '../../config/quoteExamples.ts'
import { type WorkLanguage, workLanguages } from '../../config/workLanguages.ts'

export const wordFields = ['newWords', 'similarWords', 'repeatedWords'] as const
type WordField = (typeof wordFields)[number]

/** The values of the calculator's controls. A word count holds the typed text: '' while it is empty. */
export interface Choice {
  readonly example: QuoteExample['id']
  readonly words: Readonly<Record<WordField, number | string>>
  readonly translators: number
  readonly rush: boolean
  readonly source: WorkLanguage['id']
  readonly target: WorkLanguage['id']
}

function figuresOf({ id, newWords, similarWords, repeatedWords, translators, rush }: QuoteExample) {
  return { example: id, words: { newWords, similarWords, repeatedWords }, translators, rush }
}

/** Returns the initial choice on a page in a language: the first example, from English into that language. */
export function firstChoice(lang: string): Choice {
  const own = workLanguages.find((language) => language.lang === lang && language.id !== 'english')
  return { ...figuresOf(quoteExamples[0]), source: 'english', target: own?.id ?? 'polish' }
}

/**
 * Applies a change to a choice. Another example sets its figures; choosing one language for both sides swaps the
 * languages.
 */
export function changed(choice: Choice, change: Partial<Choice>): Choice {
  const example = quoteExamples.find(({ id }) => id === change.example && id !== choice.example)
  const next: Choice = { ...choice, ...(example && figuresOf(example)), ...change }
  if (next.source !== next.target) return next
  return change.source ? { ...next, target: choice.source } : { ...next, source: choice.target }
}

/** True if a choice equals its example. */
export function isExample(choice: Choice): boolean {
  const job = jobOf(choice)
  const example = quoteExamples.find(({ id }) => id === choice.example)
  return [...wordFields, 'translators' as const, 'rush' as const].every((name) => job[name] === example?.[name])
}

/** Converts a choice to a job. */
export function jobOf({ words, translators, rush }: Choice): QuoteJob {
  return {
    newWords: Number(words.newWords),
    similarWords: Number(words.similarWords),
    repeatedWords: Number(words.repeatedWords),
    translators,
    rush,
  }
}
