import { defaultLocale, localeOf } from '../../../src/config/locales.ts'
import type { Finding } from '../../lib/output.ts'
import { splitPlural } from '../model/plurals.ts'
import { indexTerms } from './glossary/terms.ts'
import { languageOf } from './language.ts'
import { LocaleReport } from './report.ts'
import type { Source } from './source.ts'
import { textOf } from './text.ts'
import { checkText } from './textRules.ts'
import { foreignKeyMismatches, lackingFormMismatches } from './texts/keys.ts'

/** The rules that hold for English itself. */
export function checkSource({ glossary, namespaces }: Source): Finding[] {
  const report = new LocaleReport(defaultLocale, glossary.exceptions)
  const english = languageOf(localeOf(defaultLocale).tag)
  const terms = indexTerms(glossary)
  for (const [namespace, { file, messages }] of namespaces) {
    const lacking = [...messages].flatMap(([key, { plural }]) => {
      if (!plural) return []
      const present = new Set(english.plurals.categories.filter((category) => file.entries.has(`${key}_${category}`)))
      return lackingFormMismatches(key, present, english.plurals)
    })
    const foreign = foreignKeyMismatches(file.entries.keys(), messages, english.plurals)
    for (const mismatch of [...foreign, ...lacking])
      report.add({ ...mismatch, namespace, file }, mismatch.rule, [mismatch])
    for (const { key, text } of file.entries.values()) {
      const { verbatim: tag = null, max = null } = messages.get(key) ?? messages.get(splitPlural(key).base) ?? {}
      checkText(
        report,
        { namespace, key, file },
        {
          text: textOf(text),
          language: tag === null ? english : tag === 'zxx' ? null : languageOf(tag),
          originals: [],
          wording: tag === null ? { locale: defaultLocale, max, terms } : null,
        },
      )
    }
  }
  return report.findings
}
