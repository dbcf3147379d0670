import { defaultLocale, localeOf } from '../../../src/config/locales.ts'
import type { Finding } from '../../lib/output.ts'
import { splitPlural } from '../model/plurals.ts'
import { indexTerms, termRemarks } from './glossary/terms.ts'
import { languageOf } from './language.ts'
import { LocaleReport } from './report.ts'
import type { Source } from './source.ts'
import { textOf } from './text.ts'
import { textRemarks } from './textRules.ts'
import { foreignKeyRemarks, lackingFormRemarks } from './texts/keys.ts'
import { lengthRemarks } from './texts/length.ts'

/** The rules that hold for English itself. */
export function checkSource({ glossary, namespaces }: Source): Finding[] {
  const report = new LocaleReport(`locales/${defaultLocale}`, glossary.exceptions)
  const english = languageOf(localeOf(defaultLocale).tag)
  const terms = indexTerms(glossary)
  for (const [namespace, { file, messages }] of namespaces) {
    for (const { key, rule, ...remark } of foreignKeyRemarks(file.entries.keys(), messages, english.plurals)) {
      report.add({ namespace, key, file }, rule, remark)
    }
    for (const [key, message] of messages) {
      if (!message.plural) continue
      const present = new Set(english.plurals.categories.filter((category) => file.entries.has(`${key}_${category}`)))
      for (const remark of lackingFormRemarks(key, present, english.plurals)) {
        report.add({ namespace, key: remark.key, file }, remark.rule, remark)
      }
    }
    for (const { key, text: raw } of file.entries.values()) {
      const message = messages.get(key) ?? messages.get(splitPlural(key).base)
      const place = { namespace, key, file }
      const text = textOf(raw)
      const tag = message?.verbatim ?? null
      const language = tag === null ? english : tag === 'zxx' ? null : languageOf(tag)
      for (const [rule, remark] of textRemarks(text, language, null)) report.add(place, rule, remark)
      if (tag !== null) continue
      for (const remark of lengthRemarks(text, message?.max ?? null, defaultLocale))
        report.add(place, 'max-length', remark)
      for (const { rule, term, ...remark } of termRemarks(text, null, terms)) report.add(place, rule, remark, term)
    }
  }
  return report.findings
}
