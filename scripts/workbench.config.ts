/** The configuration of the translators' workbench. Runs in browsers, too: rendering is in build/workbench/rendering.ts. */

import type { Pages, TextRules, WorkbenchConfig } from 'i18next-workbench'
import { brand } from '../src/config/brand.ts'
import { allLocales, defaultLocale, type Locale } from '../src/config/locales.ts'
import { viewIds } from '../src/config/routes.ts'
import { certificates } from '../src/config/site.ts'
import { formatNames } from '../src/i18n/formats.ts'
import { viewHref } from '../src/i18n/href.ts'
import { richTagNames } from '../src/i18n/richTagNames.ts'
import { givenVariables } from '../src/i18n/variables.ts'
import { writtenKinds } from '../src/i18n/written.ts'
import { interpolateClaims, statedVariables } from './build/texts/interpolateClaims.ts'
import { codeOf, viewOf } from './build/workbench/names.ts'

const officeLabels = ['mobile', 'phone', 'otherZone', 'onRequest', 'registration', 'suiteOnRequest']

/** The variables of mails to the owner about messages (scripts/serve/receiver/mail.ts). */
const noticeVariables = {
  id: 'number',
  language: 'string',
  time: 'string',
} as const

const rules: TextRules = {
  variables: new Map([
    ...Object.entries(statedVariables).map(([name, value]) => [name, typeof value] as const),
    ...Object.entries(givenVariables),
    ...Object.entries(noticeVariables),
  ]),
  variableFiles: 'src/config/claims.ts, src/config/site.ts or src/i18n/variables.ts',
  formats: formatNames,
  tags: richTagNames,
  // Texts were written for a name of eight letters. A longer name does not make them too long.
  names: { brand: 8, brandShort: 8 },
  shownLater: {
    'common:offer.*': 'offered to a visitor whose browser asks for another language',
    'common:untranslated.*': 'the note on a page that a locale has in part or not at all',
    'common:news.*': 'in lists of articles and on articles, where there are any (locales/<locale>/news)',
    'common:unconfirmed.*': 'the note on a page with unconfirmed machine translations',
    'common:samples.*': 'labels facts that are samples, while there are any',
    ...Object.fromEntries(
      officeLabels.map((label) => [`common:office.${label}`, 'labels a fact that offices may have']),
    ),
    'common:carousel.*': 'around the logos of clients, where there are any',
    'pages/home:clients.*': 'over the logos of clients, where there are any',
    'pages/home:proof.certificate.*': 'among the figures of the first screen, where there is a certificate',
    // Otherwise, texts of a former certificate are reported.
    ...(certificates.length > 0 ? {} : { 'pages/about:certificates.*': 'with the certificates' }),
    'common:privacy.*': 'the consent banner, and the map that waits for consent',
    'notices:*': 'in mails to the owner about messages',
    'forms:*': 'in a form, which a public build without its address lacks',
    'pages/services:examples.calculator.own': 'once a visitor has changed the figures of an example',
    'pages/services:examples.calculator.heading': 'in what the calculator puts into the contact form',
    'pages/services:examples.calculator.line': 'in what the calculator puts into the contact form',
    'pages/ai-refinix-mt-post-editing-tool:report.*': 'once a visitor has chosen a file to correct',
    'pages/privacy:sections.items.mapOn.*': 'with a key for maps',
    'pages/privacy:sections.items.mapOff.*': 'without a key for maps',
    'pages/privacy:sections.items.analyticsOn.*': 'with an analytics id',
    'pages/privacy:sections.items.analyticsOff.*': 'without an analytics id',
  },
  shownLaterFile: 'scripts/workbench.config.ts',
}

const pages: Pages = {
  ids: viewIds,
  file: 'src/config/routes.ts',
  address: (locale, id) => viewHref(codeOf(locale), viewOf(id)),
  titles: (id) => [`common:nav.pages.${id}`, `pages/${id}:title`],
}

type Fonts = Locale['fonts']

/** Languages whose letters are all in the fonts' "latin" files (U+0000–00FF and punctuation). Others need "latin-ext". */
const westernLatin = new Set(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'nn', 'no', 'fi', 'is', 'ga'])

/** Returns the fonts that a language needs. The Arabic letters of the fonts are those of Arabic: Persian and Urdu have more. */
function fontsOf(tag: string): Fonts {
  const { language, script = 'Latn' } = new Intl.Locale(tag).maximize()
  if (script === 'Latn') return westernLatin.has(language) ? 'latin' : 'latin-ext'
  return language === 'ar' ? 'arabic' : 'system'
}

export const workbench: WorkbenchConfig = {
  name: brand,
  file: 'scripts/workbench.config.ts',
  locales: allLocales,
  localesFile: 'src/config/locales.json',
  command: 'npm run i18n --',
  editorCommand: 'npm run translate --',
  sourceLocale: defaultLocale,
  texts: 'locales',
  wholeFiles: writtenKinds,
  recordsFolder: 'locales/.workbench',
  cache: '.cache/i18n',
  sharedNamespaces: ['common', 'forms', 'languages', 'notices'],
  readBy: { common: ['useCommon'] },
  pages,
  rules,
  newLocale: (tag) => ({ fonts: fontsOf(tag) }),
  interpolate: (locale, text) => interpolateClaims(codeOf(locale), text),
}
