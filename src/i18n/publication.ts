import { type Locale, type LocaleCode, publicLocales } from '../config/locales.ts'
import type { ViewId } from '../config/routes.ts'

/**
 * The state of a page that is not fully translated:
 * partial – missing messages are in the default locale, with a notice;
 * english – no message is translated. The page is in the default locale, with the canonical address there.
 */
export type PageState = 'partial' | 'english'

/**
 * The pages that are not fully translated. scripts/workbench/src/project/coverage.ts derives them from the messages that pages
 * render.
 */
export type Publication = Readonly<Partial<Record<LocaleCode, Readonly<Partial<Record<ViewId, PageState>>>>>>

/**
 * The namespace that marks a view with unconfirmed machine translations (scripts/workbench/src/messages/unconfirmed.ts). It is
 * part of the view's messages, so documents in other languages do not contain it. For a written page, which is not a view,
 * it has the page's address in the default locale.
 */
export const UNCONFIRMED = 'unconfirmed'

/** Returns the state of a page in a locale, or null if it is fully translated. */
export function pageState(publication: Publication, locale: LocaleCode, view: ViewId): PageState | null {
  return publication[locale]?.[view] ?? null
}

/** Returns the locales that a page is published in, for alternate links, language switch, sitemap and offer. */
export function localesOf(publication: Publication, view: ViewId): Locale[] {
  return publicLocales.filter(({ code }) => {
    const state = pageState(publication, code, view)
    return state === null || state === 'partial'
  })
}
