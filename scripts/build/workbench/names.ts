/** Converts the workbench's locales and pages, which are strings, to the types of the site. */
import { isLocaleCode, type LocaleCode } from '../../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../../src/config/routes.ts'

/** Returns the locale of a code. Throws if the site has none. */
export function codeOf(locale: string): LocaleCode {
  if (isLocaleCode(locale)) return locale
  throw new Error(`"${locale}": expected a locale of src/config/locales.ts.`)
}

/** Returns the view of an id. Throws if the site has none. */
export function viewOf(id: string): ViewId {
  const view = viewIds.find((known) => known === id)
  if (view) return view
  throw new Error(`"${id}": expected a page of src/config/routes.ts.`)
}
