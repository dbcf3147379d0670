import { type Locale, sourceLocale, viewHref } from '../config.ts'
import { colors } from '../lib/colors.ts'
import { count, listed, report } from '../lib/output.ts'
import { previousEnglishOf } from '../history/history.ts'
import { markWords } from '../history/wordDiff.ts'
import { messagesOfPage, type Usage } from '../model/coverage.ts'
import { type Project, unitsIn } from '../model/project.ts'
import { waitingIn } from '../model/publishing/published.ts'
import { type EnglishForms, previousForm } from '../model/records/previous.ts'
import { formKey, type Unit, unitId } from '../model/units.ts'

/** What a page shows and a locale lacks. */
export interface MissingOnPage {
  readonly locale: Locale
  readonly page: string
  readonly shown: number
  readonly missing: readonly { readonly key: string; readonly english: string }[]
}

/** The messages that a page shows and a locale lacks, in the order of the English files. */
export function missingOnPage(project: Project, usage: Usage, locale: Locale, page: string): MissingOnPage {
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
  const heading = `${locale.name}: ${missing.length} of ${count(shown, 'message')} on ${address} missing`
  const texts = missing.map(({ key, english }) => `${key}  ${shorten(english)}`)
  return report(listed(heading, texts))
}

const shorten = (text: string) => `“${text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text}”`

/** A message under work, with what visitors read of it meanwhile: null for English. */
export interface WaitingText {
  readonly locale: string
  readonly key: string
  readonly published: string | null
  readonly underWork: string | null
}

/** Every text of some locales that waits to be finished before visitors get it. */
export const waitingTexts = (project: Project, locales: readonly Locale[]): WaitingText[] =>
  locales.flatMap((locale) =>
    waitingIn(project, locale).flatMap(({ unit, published }) =>
      unit.forms.map((form, index) => ({
        locale: locale.code,
        key: unitId({ ...unit, key: formKey(unit, form) }),
        published: published.texts[index] || null,
        underWork: form.target,
      })),
    ),
  )

/** The same for people. */
export function printWaiting(texts: readonly WaitingText[]): string {
  if (texts.length === 0) return 'Visitors read every text as it is in the files.'
  const blocks = texts.map(({ locale, key, published, underWork }) =>
    report(
      listed(`${locale}  ${colors.bold(key)}`, [
        `published   ${published ?? '(English)'}`,
        `under work  ${underWork ?? '(none)'}`,
      ]),
    ),
  )
  return [...blocks, `${count(texts.length, 'text')} of which visitors read the one before.`].join('\n\n')
}

/** A stale text: the English that it was made from, where that is known, and today's. */
export interface StaleText {
  readonly locale: string
  readonly key: string
  readonly previous: string | null
  readonly english: string
  readonly translation: string
}

/** Every stale text of some locales. */
export async function staleTexts(project: Project, locales: readonly Locale[]): Promise<StaleText[]> {
  const texts: StaleText[] = []
  for (const locale of locales) {
    const units = unitsIn(project, locale).filter(({ state }) => state === 'stale')
    const previous = await previousEnglishOf(project, units)
    for (const unit of units) texts.push(...textsOf(unit, locale, previous.get(unitId(unit))))
  }
  return texts
}

function textsOf(unit: Unit, { code }: Locale, previous: EnglishForms | undefined): StaleText[] {
  return unit.forms.map((form) => ({
    locale: code,
    key: unitId({ ...unit, key: formKey(unit, form) }),
    previous: previous ? previousForm(previous, form.category) : null,
    english: form.source,
    translation: form.target ?? '',
  }))
}

/** The same for people, with the words that changed in English marked. */
export function printStale(texts: readonly StaleText[]): string {
  if (texts.length === 0) return 'No stale text.'
  const blocks = texts.map(({ locale, key, previous, english, translation }) => {
    const marked = previous === null ? null : markWords(previous, english, sourceLocale())
    const before = marked?.before ?? '(not known: neither locales/.workbench/en.previous.json nor git has it)'
    const texts = [`English then  ${before}`, `English now   ${marked?.after ?? english}`]
    return report(listed(`${locale}  ${colors.bold(key)}`, [...texts, `${locale.padEnd(12)}  ${translation}`]))
  })
  return [...blocks, `${count(texts.length, 'stale text')}.`].join('\n\n')
}
