import { defaultLocale, type Locale } from '../../../src/config/locales.ts'
import type { Project } from '../project.ts'
import { checkTranslation } from '../rules/checkTranslation.ts'
import { languageOf } from '../rules/language.ts'
import { readGlossary } from '../rules/readGlossary.ts'
import { LocaleReport } from '../rules/report.ts'
import { sourceKeys, sourceOf } from '../rules/source.ts'
import { indexTerms } from '../rules/terms.ts'
import { formKey, type Unit, type UnitForm } from '../units.ts'
import { quote } from './characters.ts'
import type { Problem, ReadUnit } from './model.ts'

/** In characters. The longest text of the site has about 700. */
const LONGEST = 5000

/** Says what is wrong with a text of a file. */
export type JudgeText = (unit: Unit, form: UnitForm, text: ReadUnit) => readonly Problem[]

/**
 * The judgement of "check" on the texts of a file, glossaries and their exceptions included. A text that the locale has
 * already is not judged again: that is for "check" itself, and one old mistake would keep every file out.
 */
export async function judgeOf(project: Project, locale: Locale): Promise<JudgeText> {
  const keys = sourceKeys(project)
  const { glossary: english } = await readGlossary(project.folder, defaultLocale, keys)
  const { glossary } = await readGlossary(project.folder, locale.code, keys)
  const source = sourceOf(project, english)
  const exceptions = [...english.exceptions, ...glossary.exceptions]
  const language = languageOf(locale.tag)
  const terms = indexTerms(glossary)
  return (unit, form, { id, line, target }) => {
    if (target === null || target === form.target) return []
    const problem = (rule: string, expected: string, found: string) => [{ line, key: id, rule, expected, found }]
    if (target.trim() === '') return problem('empty-target', 'a translation, or no target at all', quote(target))
    if (target.length > LONGEST) return problem('too-long', `at most ${LONGEST} characters`, String(target.length))
    const message = source.namespaces.get(unit.namespace)?.messages.get(unit.key)
    if (!message) return []
    const report = new LocaleReport(`locales/${locale.code}`, exceptions)
    const place = { namespace: unit.namespace, key: formKey(unit, form), file: { lineOf: () => line } }
    checkTranslation({ report, language, terms }, place, target, { category: form.category, message })
    return report.findings.map(({ rule, expected, found }) => ({ line, key: id, rule, expected, found }))
  }
}
