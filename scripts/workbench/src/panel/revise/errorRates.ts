import { countWords } from '../../model/codes.ts'
import { mqmTypes } from '../../model/mqm.ts'
import type { MessageSummary } from '../../protocol/protocol.ts'

interface ErrorRate {
  readonly name: string
  readonly errors: number
  readonly perThousandWords: number
}

interface ErrorRates {
  /** Words of English that are translated. */
  readonly words: number
  readonly rates: readonly ErrorRate[]
}

/** What people call a type of error. */
export const typeName = (type: string) => mqmTypes.find(({ id }) => id === type)?.name ?? type

/** Errors that revisers have marked in the present texts of some messages, by type. What is "neutral" is no error. `tag` is the source's. */
export function errorRatesOf(messages: readonly MessageSummary[], tag: string): ErrorRates {
  const translated = messages.filter(({ isVerbatim }) => !isVerbatim)
  const words = countWords(
    translated.map(({ forms }) => forms.at(-1)?.source ?? ''),
    tag,
  )
  const errors = translated.flatMap(({ annotations }) => annotations).filter(({ severity }) => severity !== 'neutral')
  const rates = mqmTypes.map(({ id, name }) => {
    const found = errors.filter(({ type }) => type === id).length
    return { name, errors: found, perThousandWords: (1000 * found) / Math.max(1, words) }
  })
  return { words, rates: rates.filter((rate) => rate.errors > 0) }
}
