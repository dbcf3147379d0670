import type { LocaleCode } from '../../src/config/locales.ts'
import { brandIsInvented, factsAreInvented, officesAreInvented } from '../../src/config/site.ts'
import { formatNames } from '../../src/i18n/formats.ts'
import { richTagNames } from '../../src/i18n/richTagNames.ts'
import { givenVariables } from '../../src/i18n/variables.ts'
import type { SiteRules } from './checks/text.ts'
import { splitCodes } from './model/codes.ts'
import { interpolateClaims, statedVariables } from './model/publishing/interpolateClaims.ts'

const samplesOnly = brandIsInvented && officesAreInvented && factsAreInvented

/**
 * A text as its length is counted: without tags, with the site's own names and figures in place of their variables, and
 * nothing in place of other variables.
 */
export const printedText = (locale: LocaleCode, text: string): string =>
  splitCodes(interpolateClaims(locale, text))
    .map((part) => (part.kind === 'text' ? part.text : ''))
    .join('')

/** What the rules of "check" know of this site. */
export const siteRules: SiteRules = {
  variables: new Map([
    ...Object.entries(statedVariables).map(([name, value]) => [name, typeof value] as const),
    ...Object.entries(givenVariables),
  ]),
  variableFiles: 'src/config/claims.ts, src/config/site.ts or src/i18n/variables.ts',
  formats: formatNames,
  tags: richTagNames,
  printedText,
  shownLater: {
    'common:offer.*': 'offered to a visitor whose browser asks for another language',
    'common:untranslated.*': 'the note on a page that a locale has in part or not at all',
    'common:unconfirmed.*': 'the note on a page with a machine’s texts that nobody has confirmed',
    // Where one of the facts is the owner's, its note is shown no more.
    ...(samplesOnly ? {} : { 'common:samples.*': 'beside facts that are samples, while they are' }),
    'common:privacy.*': 'the consent banner, and the map that waits for consent',
    'forms:errors.*': 'said of a field that was filled in wrongly',
    'forms:outcome.*': 'said when a form was sent, or could not be',
    'forms:sending': 'the button while a form is being sent',
    'forms:unavailable': 'in place of a form that has no address to send to',
    'forms:freelance.cv.doubtful': 'said of a file that the browser cannot judge',
    'pages/privacy:sections.items.mapOn.*': 'with a key for maps',
    'pages/privacy:sections.items.analyticsOn.*': 'with an analytics id',
  },
  shownLaterFile: 'scripts/i18n/siteRules.ts',
}
