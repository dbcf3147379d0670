import { colors } from '../lib/colors.ts'
import { count, listed, report } from '../lib/output.ts'
import { markWords } from '../lib/wordDiff.ts'
import { previousEnglishOf } from '../messages/history.ts'
import { type EnglishForms, previousForm } from '../project/records/previous.ts'
import { type ProjectTexts, unitsIn } from '../messages/texts.ts'
import { formKey, type Unit, unitId } from '../messages/units.ts'
import type { Locale, Project } from '../project/project.ts'

/** A stale text: the English that it was made from, where that is known, and today's. */
interface StaleText {
  readonly locale: string
  readonly key: string
  readonly previous: string | null
  readonly english: string
  readonly translation: string
}

/** Lists the stale texts of some locales. */
export async function staleTexts(project: ProjectTexts, locales: readonly Locale[]): Promise<StaleText[]> {
  const texts: StaleText[] = []
  for (const locale of locales) {
    const units = unitsIn(project, locale).filter(({ state }) => state === 'stale')
    const previous = await previousEnglishOf(project, units)
    for (const unit of units) texts.push(...textsOf(unit, locale, previous.get(unit)))
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

/** Prints stale texts for people, with the English words that changed marked. */
export function printStale({ source }: Project, texts: readonly StaleText[]): string {
  if (texts.length === 0) return 'No stale text.'
  const blocks = texts.map(({ locale, key, previous, english, translation }) => {
    const marked = previous === null ? null : markWords(previous, english, source.tag)
    const before = marked?.before ?? '(not known: neither locales/.workbench/en.previous.json nor git has it)'
    const versions = [`English then  ${before}`, `English now   ${marked?.after ?? english}`]
    return report(listed(`${locale}  ${colors.bold(key)}`, [...versions, `${locale.padEnd(12)}  ${translation}`]))
  })
  return [...blocks, `${count(texts.length, 'stale text')}.`].join('\n\n')
}
