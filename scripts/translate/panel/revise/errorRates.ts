import { countEnglishWords } from '../../../i18n/model/codes.ts'
import type { MessageSummary } from '../../protocol.ts'

export interface ErrorRate {
  readonly type: string
  readonly errors: number
  readonly perThousandWords: number
}

export interface ErrorRates {
  /** Words of English that are translated. */
  readonly words: number
  /** The most frequent type first. */
  readonly rates: readonly ErrorRate[]
}

/** Errors that revisers have marked in some messages, by type. What is "neutral" is a remark and no error. */
export function errorRatesOf(messages: readonly MessageSummary[]): ErrorRates {
  const translated = messages.filter(({ isVerbatim }) => !isVerbatim)
  const words = countEnglishWords(translated.map(({ forms }) => forms.at(-1)?.source ?? ''))
  const errors = translated.flatMap(({ annotations }) => annotations).filter(({ severity }) => severity !== 'neutral')
  const rates = [...new Set(errors.map(({ type }) => type))].map((type) => {
    const found = errors.filter((error) => error.type === type).length
    return { type, errors: found, perThousandWords: (1000 * found) / Math.max(1, words) }
  })
  return { words, rates: rates.toSorted((one, other) => other.errors - one.errors) }
}
