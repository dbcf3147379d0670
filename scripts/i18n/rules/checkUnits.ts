import { defaultLocale, type Locale } from '../../../src/config/locales.ts'
import type { Finding } from '../output.ts'
import type { Project } from '../project.ts'
import { formKey, type Unit } from '../units.ts'
import { checkTranslation } from './checkTranslation.ts'
import { languageOf } from './language.ts'
import { readGlossary } from './readGlossary.ts'
import { LocaleReport } from './report.ts'
import { sourceKeys, sourceOf } from './source.ts'
import { indexTerms } from './terms.ts'

/** What "check" says of the texts of some units as they stand, each finding with its unit. */
export async function checkUnits(
  project: Project,
  locale: Locale,
  units: readonly Unit[],
): Promise<{ unit: Unit; finding: Finding }[]> {
  const keys = sourceKeys(project)
  const { glossary: english } = await readGlossary(project.folder, defaultLocale, keys)
  const { glossary } = await readGlossary(project.folder, locale.code, keys)
  const source = sourceOf(project, english)
  const exceptions = [...english.exceptions, ...glossary.exceptions]
  const rules = { language: languageOf(locale.tag), terms: indexTerms(glossary) }
  return units.flatMap((unit) => {
    const message = source.namespaces.get(unit.namespace)?.messages.get(unit.key)
    const file = project.files.get(locale.code)?.get(unit.namespace) ?? null
    const report = new LocaleReport(`locales/${locale.code}`, exceptions)
    for (const form of unit.forms) {
      if (form.target === null || !message) continue
      const place = { namespace: unit.namespace, key: formKey(unit, form), file }
      checkTranslation({ ...rules, report }, place, form.target, { category: form.category, message })
    }
    return report.findings.map((finding) => ({ unit, finding }))
  })
}
