import { defaultLocale, type Locale } from '../../../src/config/locales.ts'
import type { Project } from '../project.ts'
import { checkTranslation } from '../rules/checkTranslation.ts'
import { tagRemarks, variableRemarks } from '../rules/codes.ts'
import { languageOf } from '../rules/language.ts'
import { readGlossary } from '../rules/readGlossary.ts'
import { LocaleReport } from '../rules/report.ts'
import { type SourceMessage, sourceKeys, sourceOf } from '../rules/source.ts'
import { indexTerms } from '../rules/terms.ts'
import { textOf } from '../rules/text.ts'
import { formKey, type Unit, unitId } from '../units.ts'
import { quote } from './characters.ts'
import type { Compared } from './compare.ts'
import type { Problem } from './model.ts'

/** In characters. The longest text of the site has about 700. */
const LONGEST = 5000

export interface Judge {
  /** Whether a message stays as it is in every language. */
  readonly isVerbatim: (unit: Unit) => boolean
  /** What is wrong with the texts that a message is about to get; where the file has an older English, beside that one. */
  readonly problemsOf: (compared: Compared) => readonly Problem[]
  /** Which codes of today's English a translation of an older one does not have. */
  readonly misfitsOf: (compared: Compared) => readonly Problem[]
}

/**
 * The judgement of "check" on new texts, glossaries and their exceptions included. A text that the locale has already is
 * not judged again: that is for "check" itself, and one old mistake would keep every file out.
 */
export async function judgeFor(project: Project, locale: Locale): Promise<Judge> {
  const keys = sourceKeys(project)
  const { glossary: english } = await readGlossary(project.folder, defaultLocale, keys)
  const { glossary } = await readGlossary(project.folder, locale.code, keys)
  const source = sourceOf(project, english)
  const exceptions = [...english.exceptions, ...glossary.exceptions]
  const language = languageOf(locale.tag)
  const terms = indexTerms(glossary)
  const messageOf = (unit: Unit) => source.namespaces.get(unit.namespace)?.messages.get(unit.key)
  return {
    isVerbatim: (unit) => english.verbatim.some(({ key }) => key.test(unitId(unit))),
    problemsOf: (compared) => {
      const today = messageOf(compared.unit)
      if (!today) return []
      const message = withOlder(today, compared)
      return newTexts(compared).flatMap(({ text, form, target }) => {
        const problem = (rule: string, expected: string, found: string) => [
          { line: text.line, key: text.id, rule, expected, found },
        ]
        if (target.trim() === '') return problem('empty-target', 'a translation, or no target at all', quote(target))
        if (target.length > LONGEST) return problem('too-long', `at most ${LONGEST} characters`, String(target.length))
        const report = new LocaleReport(`locales/${locale.code}`, exceptions)
        const { namespace } = compared.unit
        const place = { namespace, key: formKey(compared.unit, form), file: { lineOf: () => text.line } }
        checkTranslation({ report, language, terms }, place, target, { category: form.category, message })
        return report.findings
          .filter(({ severity }) => severity === 'error')
          .flatMap(({ rule, expected, found }) => problem(rule, expected, found))
      })
    },
    misfitsOf: (compared) => {
      const today = messageOf(compared.unit)
      if (!compared.older || !today) return []
      return newTexts(compared).flatMap(({ text, target }) => {
        const codes = textOf(target)
        const remarks = [...variableRemarks(codes, today.texts, today.plural), ...tagRemarks(codes, today.texts)]
        return remarks.map((remark) => ({ line: text.line, key: text.id, rule: 'variables', ...remark }))
      })
    },
  }
}

function newTexts({ unit, forms, texts }: Compared) {
  return forms.flatMap((form, index) => {
    const text = texts[index]
    const { target } = form
    return text && target !== null && target !== unit.forms[index]?.target ? [{ text, form, target }] : []
  })
}

/** A message as it was when the file was exported. */
function withOlder(today: SourceMessage, { older }: Compared): SourceMessage {
  return older ? { ...today, texts: [...older.forms.values()].map(textOf) } : today
}
