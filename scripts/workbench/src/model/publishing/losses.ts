import { type Locale, sourceLocale } from '../../config.ts'
import { type Bundles, flatten } from '../bundles.ts'
import { coverageOf, type Usage } from '../coverage.ts'
import { splitId } from '../ids.ts'
import type { LocaleRecords } from '../records/records.ts'
import type { Unpublished } from './unpublished.ts'

/** What decides which pages of a locale are published, and what each locale has had. */
export interface PublishedTexts {
  readonly bundles: Bundles
  readonly usage: Usage
  readonly records: ReadonlyMap<string, LocaleRecords>
}

/** A page that a locale shows in English or not at all. */
export interface EnglishPage {
  readonly view: string
  /** The messages that it falls back for. */
  readonly lacking: readonly string[]
}

/** The pages that a locale, once public, shows in English or not at all. */
export function pagesInEnglish({ bundles, usage }: Omit<PublishedTexts, 'records'>, locale: Locale): EnglishPage[] {
  return [...coverageOf(bundles, usage, locale)].flatMap(([view, { state, lacking }]) =>
    state && state !== 'partial' ? [{ view, lacking }] : [],
  )
}

/** Those of them that nobody has confirmed: pages that the locale has lost, and new ones, of which it never had a text. */
export function unconfirmedPages(texts: PublishedTexts, unpublished: Unpublished, locale: Locale) {
  const pages = pagesInEnglish(texts, locale).filter(({ view }) => !unpublished.get(locale.code)?.has(view))
  const isNew = ({ view }: EnglishPage) => isNewPage(texts, locale, view)
  return { lost: pages.filter((page) => !isNew(page)), awaited: pages.filter(isNew) }
}

function isNewPage({ bundles, records }: PublishedTexts, { code }: Locale, view: string): boolean {
  const namespace = `pages/${view}`
  const hasTexts = (locale: string) => flatten(bundles.get(locale)?.get(namespace) ?? {}).length > 0
  const recorded = [...(records.get(code)?.keys() ?? [])]
  return hasTexts(sourceLocale()) && !hasTexts(code) && !recorded.some((id) => splitId(id).namespace === namespace)
}
