/** What the workbench calls "locale" and "page", which it knows as texts, as the site's code knows them. */
import { isLocaleCode, type LocaleCode } from '../../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../../src/config/routes.ts'

/** The locale of a code. Throws for one that the site does not have. */
export function codeOf(locale: string): LocaleCode {
  if (isLocaleCode(locale)) return locale
  throw new Error(`"${locale}": no locale of src/config/locales.ts.`)
}

/** The view of an id. Throws for one that the site does not have. */
export function viewOf(id: string): ViewId {
  const view = viewIds.find((known) => known === id)
  if (view) return view
  throw new Error(`"${id}": no page of src/config/routes.ts.`)
}
