/** The owner's terms. Texts name them as they name claims, as in {{minimumFee, euro}}; amounts are in euros, without VAT. */
export const quoteTerms = {
  /** For a new word of the source text: translation, and revision by a second linguist. */
  wordRate: 0.18, // SAMPLE
  /** The match with the translation memory from which a sentence counts as similar. */
  similarFrom: 0.75, // SAMPLE
  /** Shares of the rate. */
  similarShare: 0.6, // SAMPLE
  repeatedShare: 0.25, // SAMPLE
  /** For each language of an order. */
  minimumFee: 75, // SAMPLE
  rushSurcharge: 0.3, // SAMPLE
  /** Words that one person completes in a working day. */
  translatorOutput: 2000, // SAMPLE
  reviserOutput: 8000, // SAMPLE
} as const satisfies Record<string, number>

/** What differs in a quotation in U.S. dollars; texts name these as well, as in {{wordRateUsd, dollar}}. */
export const dollarTerms = {
  wordRateUsd: 0.2, // SAMPLE
  minimumFeeUsd: 85, // SAMPLE
} as const satisfies Record<string, number>

type Terms = Readonly<Record<keyof typeof quoteTerms, number>>

/** The same terms, with amounts in U.S. dollars. */
export const termsInDollars: Terms = {
  ...quoteTerms,
  wordRate: dollarTerms.wordRateUsd,
  minimumFee: dollarTerms.minimumFeeUsd,
}

/** What a quotation is made for: a text into one language. Words and people are whole numbers, zero or more. */
export interface QuoteJob {
  readonly newWords: number
  readonly similarWords: number
  readonly repeatedWords: number
  readonly translators: number
  readonly rush: boolean
}

export interface QuoteExample extends QuoteJob {
  readonly id: 'leaflet' | 'protocol' | 'notice'
}

/** At least one; the calculator starts with the first. */
export const quoteExamples: readonly [QuoteExample, ...QuoteExample[]] = [
  { id: 'leaflet', newWords: 700, similarWords: 900, repeatedWords: 1600, translators: 1, rush: false }, // SAMPLE
  { id: 'protocol', newWords: 20_000, similarWords: 2500, repeatedWords: 1500, translators: 2, rush: false }, // SAMPLE
  { id: 'notice', newWords: 350, similarWords: 0, repeatedWords: 0, translators: 1, rush: true }, // SAMPLE
]

export interface WordPrice {
  readonly words: number
  readonly rate: number
  readonly amount: number
}

/** A quotation line by line: the amounts add up to the price, and the days to those until delivery. */
export interface Quote {
  readonly newWords: WordPrice
  readonly similarWords: WordPrice
  readonly repeatedWords: WordPrice
  /** What is lacking to the minimum fee. */
  readonly minimum: number
  readonly rush: number
  readonly price: number
  readonly translators: number
  readonly translationDays: number
  /** 0 when the revision fits into the last day of the translation. */
  readonly revisionDays: number
  readonly days: number
}

/** What binary fractions leave beyond six places is no part of a result. */
const exact = (value: number) => Number(value.toFixed(6))

/** To the cent; half a cent is rounded up. */
const toCents = (amount: number) => Math.round(exact(amount * 100)) / 100

const toWholeDays = (days: number) => Math.ceil(exact(days))

/**
 * What a job costs and how long it takes. Each amount is rounded to the cent, and the price is the sum of what is printed. Words
 * that the memory has take the translator as much less time as they cost less; the reviser reads all words. Each step takes whole
 * days, unless the job is a rush. A job without words costs nothing.
 */
export function quoteOf(job: QuoteJob, terms: Terms = quoteTerms): Quote {
  const wordPrice = (words: number, share: number): WordPrice => {
    const rate = terms.wordRate * share
    return { words, rate, amount: toCents(words * rate) }
  }
  const newWords = wordPrice(job.newWords, 1)
  const similarWords = wordPrice(job.similarWords, terms.similarShare)
  const repeatedWords = wordPrice(job.repeatedWords, terms.repeatedShare)
  const words = job.newWords + job.similarWords + job.repeatedWords
  const sum = toCents(newWords.amount + similarWords.amount + repeatedWords.amount)
  const minimum = words > 0 ? toCents(Math.max(0, terms.minimumFee - sum)) : 0
  const rush = job.rush ? toCents((sum + minimum) * terms.rushSurcharge) : 0

  const effort = job.newWords + job.similarWords * terms.similarShare + job.repeatedWords * terms.repeatedShare
  const translation = effort / (terms.translatorOutput * job.translators)
  const revision = words / terms.reviserOutput
  const translationDays = toWholeDays(translation)
  const days = job.rush ? toWholeDays(translation + revision) : translationDays + toWholeDays(revision)
  return {
    newWords,
    similarWords,
    repeatedWords,
    minimum,
    rush,
    price: toCents(sum + minimum + rush),
    translators: job.translators,
    translationDays,
    revisionDays: days - translationDays,
    days,
  }
}

/** What the first example costs; texts name it as {{examplePrice, euro}}. */
export const examplePrice = quoteOf(quoteExamples[0]).price

/** The same in U.S. dollars. */
export const examplePriceUsd = quoteOf(quoteExamples[0], termsInDollars).price
