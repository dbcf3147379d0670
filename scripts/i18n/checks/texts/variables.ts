import { formatNames } from '../../../../src/i18n/formats.ts'
import { givenVariables } from '../../../../src/i18n/variables.ts'
import type { Finding } from '../../../lib/output.ts'
import type { LocaleFiles } from '../../model/bundles.ts'
import { statedVariables } from '../../model/publishing/interpolateClaims.ts'
import { LocaleReport } from '../report.ts'
import { type Mismatch, type Text, textOf } from '../text.ts'
import { braceMismatches } from './codes.ts'

/** The kind of every variable that a text may name: the site's own, and those that components give. */
const kinds = new Map<string, string>([
  ...Object.entries(statedVariables).map(([name, value]) => [name, typeof value] as const),
  ...Object.entries(givenVariables),
])

/**
 * Variables that nothing fills in, formats that do not exist, and formats of numbers on words. What `source`, the English
 * of a translation, does not have is left out: the translation has changed it, which is another rule's to say.
 */
export function unknownVariableMismatches(text: Text, source: Text | null): Mismatch[] {
  return text.parts.flatMap((part) => {
    if (part.kind !== 'variable' || !part.text.startsWith('{{')) return []
    if (source && !source.codes.includes(part.text.replace(/\s+/g, ''))) return []
    const expected = expectation(part.text.slice(2, -2))
    return expected === null ? [] : [{ expected, found: part.text }]
  })
}

/** What should stand in the braces instead; null for a variable as it should be. */
function expectation(content: string): string | null {
  const [name = '', ...rest] = content.split(',').map((part) => part.trim())
  const kind = kinds.get(name)
  if (kind === undefined) return 'a variable of src/config/claims.ts, src/config/site.ts or src/i18n/variables.ts'
  if (rest.length === 0) return null
  if (kind !== 'number') return `{{${name}}} without a format, since it is no number`
  const isKnown = formatNames.some((format) => format === rest.join(','))
  return isKnown ? null : `one of the formats ${formatNames.join(', ')}`
}

/**
 * What is wrong with the variables of all texts of all locales. For the build, which would print them as they stand: no
 * exception of a glossary counts here.
 */
export function variableFindings(files: LocaleFiles): Finding[] {
  return [...files].flatMap(([locale, namespaces]) => {
    const report = new LocaleReport(locale, [])
    for (const [namespace, file] of namespaces) {
      for (const { key, text: raw } of file.entries.values()) {
        if (!/[{}]/.test(raw)) continue
        const text = textOf(raw)
        const place = { namespace, key, file }
        report.add(place, 'unknown-variable', unknownVariableMismatches(text, null))
        report.add(place, 'markup', braceMismatches(text))
      }
    }
    return report.findings
  })
}
