import type { Locale } from '../../../src/config/locales.ts'
import type { Texts } from '../../translate/protocol.ts'
import { type Project, targetLocale, targetLocales, unitsIn } from '../model/project.ts'
import { unitId } from '../model/units.ts'
import { unitOf } from './localeData.ts'

/** The other locales that have any text, to look at beside a translation. */
export const otherLocales = ({ files }: Project, { code }: Locale): Locale[] =>
  targetLocales.filter((other) => other.code !== code && [...(files.get(other.code)?.values() ?? [])].some(hasText))

const hasText = ({ entries }: { readonly entries: ReadonlyMap<string, { readonly text: string }> }) =>
  [...entries.values()].some(({ text }) => text.trim() !== '')

/** The texts of a message in a locale; forms without a text are left out. Throws an error when there is no such locale or message. */
export function textsIn(project: Project, code: string, id: string): Texts {
  const units = new Map(unitsIn(project, targetLocale(code)).map((unit) => [unitId(unit), unit]))
  const forms = unitOf({ units }, id).forms.flatMap(({ category, target }) =>
    target === null ? [] : [[category ?? 'text', target] as const],
  )
  return Object.fromEntries(forms)
}
