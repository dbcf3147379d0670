import type { Locale } from '../../config.ts'
import type { Bundles } from '../bundles.ts'
import { coverageOf, type Usage } from '../coverage.ts'
import type { Unpublished } from './unpublished.ts'

/** What decides which pages of a locale are published. */
export interface PublishedTexts {
  readonly bundles: Bundles
  readonly usage: Usage
}

/** A page that a locale shows in English or not at all. */
export interface EnglishPage {
  readonly view: string
  /** The messages that it falls back for. */
  readonly lacking: readonly string[]
}

/** The pages that a locale, once public, shows in English or not at all. */
export function pagesInEnglish({ bundles, usage }: PublishedTexts, locale: Locale): EnglishPage[] {
  return [...coverageOf(bundles, usage, locale)].flatMap(([view, { state, lacking }]) =>
    state && state !== 'partial' ? [{ view, lacking }] : [],
  )
}

/** Those of them that nobody has confirmed. */
export function lostPages(texts: PublishedTexts, unpublished: Unpublished, locale: Locale): EnglishPage[] {
  return pagesInEnglish(texts, locale).filter(({ view }) => !unpublished.get(locale.code)?.has(view))
}

/** "a, b, c and 2 more". */
export function firstOf(names: readonly string[], most = 3): string {
  const shown = names.slice(0, most).join(', ')
  return names.length > most ? `${shown} and ${names.length - most} more` : shown
}
