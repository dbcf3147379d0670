import { defaultLocale, type Locale } from '../../../src/config/locales.ts'
import { colors } from '../../lib/colors.ts'
import { count } from '../../lib/output.ts'
import { previousEnglishOf } from '../history/history.ts'
import { markWords } from '../history/wordDiff.ts'
import { type Project, unitsIn } from '../model/project.ts'
import { type EnglishForms, previousForm } from '../model/records/previous.ts'
import { formKey, type Unit, unitId } from '../model/units.ts'

/** A stale text: the English that it was made from, where that is known, and today's. */
export interface StaleText {
  readonly locale: string
  /** "pages/about:hero.title"; of a plural form with its suffix. */
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
    const marked = previous === null ? null : markWords(previous, english, defaultLocale)
    return [
      `${locale}  ${colors.bold(key)}`,
      `  English then  ${marked?.before ?? '(not known: neither locales/.workbench/en.previous.json nor git has it)'}`,
      `  English now   ${marked?.after ?? english}`,
      `  ${locale.padEnd(12)}  ${translation}`,
    ].join('\n')
  })
  return [...blocks, `${count(texts.length, 'stale text')}.`].join('\n\n')
}
