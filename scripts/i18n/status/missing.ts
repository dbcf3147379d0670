import type { Locale } from '../../../src/config/locales.ts'
import type { ViewId } from '../../../src/config/routes.ts'
import { viewHref } from '../../../src/i18n/href.ts'
import { count } from '../../lib/output.ts'
import type { Usage } from '../model/coverage.ts'
import { messagesOfPage } from '../model/pageMessages.ts'
import { type Project, unitsIn } from '../model/project.ts'
import { unitId } from '../model/units.ts'

/** What a page shows and a locale lacks. */
export interface MissingOnPage {
  readonly locale: Locale
  readonly page: ViewId
  /** How many messages the page shows. */
  readonly shown: number
  readonly missing: readonly { readonly key: string; readonly english: string }[]
}

/** The messages that a page shows and a locale lacks, in the order of the English files. */
export function missingOnPage(project: Project, usage: Usage, locale: Locale, page: ViewId): MissingOnPage {
  const units = unitsIn(project, locale)
  const shown = messagesOfPage(usage, page, units)
  const missing = units
    .filter((unit) => unit.state === 'untranslated' && shown.has(unitId(unit)))
    .map((unit) => ({ key: unitId(unit), english: unit.forms.at(-1)?.source ?? '' }))
  return { locale, page, shown: shown.size, missing }
}

/** The same for people: a line for each message. */
export function printMissing({ locale, page, shown, missing }: MissingOnPage): string {
  const address = viewHref(locale.code, page)
  if (missing.length === 0) {
    return `${locale.name}: nothing is missing on ${address}; each of its ${count(shown, 'message')} has a translation.`
  }
  const lines = missing.map(({ key, english }) => `  ${key}  ${shorten(english)}`)
  return [`${locale.name}: ${missing.length} of ${count(shown, 'message')} on ${address} missing`, ...lines].join('\n')
}

function shorten(text: string): string {
  return `“${text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text}”`
}
