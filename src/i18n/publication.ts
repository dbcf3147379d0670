import { type Locale, type LocaleCode, publicLocales } from '../config/locales.ts'
import type { ViewId } from '../config/routes.ts'

/**
 * A page of a locale that is not fully translated:
 * partial – with a note, the messages that it lacks are in the default locale;
 * english – the locale has none of its messages: at its address, but in the default locale and canonical there.
 */
export type PageState = 'partial' | 'english'

/** The exceptions; a page that is not listed is fully translated. Made by scripts/workbench/src/model/coverage.ts from what pages render. */
export type Publication = Readonly<Partial<Record<LocaleCode, Readonly<Partial<Record<ViewId, PageState>>>>>>

/**
 * The namespace in which a view's messages say that some of them were written by a machine and confirmed by nobody
 * (scripts/workbench/src/model/unconfirmed.ts). It comes with them, so that documents in other languages have no byte of it.
 * For a written page, which is no view, it has the address of that in the default locale.
 */
export const UNCONFIRMED = 'unconfirmed'

/** The state of a page in a locale; null when it is fully translated. */
export function pageState(publication: Publication, locale: LocaleCode, view: ViewId): PageState | null {
  return publication[locale]?.[view] ?? null
}

/** The locales in which a page is really published. Alternate links, language switch, sitemap and offer follow it. */
export function localesOf(publication: Publication, view: ViewId): Locale[] {
  return publicLocales.filter(({ code }) => {
    const state = pageState(publication, code, view)
    return state === null || state === 'partial'
  })
}
