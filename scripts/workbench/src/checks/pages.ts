import type { Finding } from '../lib/output.ts'
import type { ProjectTexts } from '../messages/texts.ts'
import { sourceMessages, splitId } from '../messages/units.ts'
import { referencesIn } from '../project/codes.ts'
import { coverageOf, type Usage } from '../project/coverage.ts'
import { keyPattern } from '../project/keyPattern.ts'
import { pluralKey } from '../project/plurals.ts'

/** The messages that pages read and English lacks. */
export function unknownFindings(project: ProjectTexts, usage: Usage): Finding[] {
  const { bundles, layout, pages, source } = project
  const findings = [...coverageOf(project, bundles, usage, source)].flatMap(([view, { lacking }]) =>
    lacking.map((id): Finding => {
      const expected = `this text, which ${pages.address(source.code, view)} shows`
      const file = layout.path(source.code, splitId(id).namespace)
      return { file, line: 1, key: id, rule: 'unknown-message', severity: 'error', expected, found: 'none' }
    }),
  )
  // Several pages show some messages.
  return [...new Map(findings.map((finding) => [finding.key, finding])).values()]
}

/** The messages of English that nothing reads: no page when it is rendered, no other message, and nothing later. */
export function unreadFindings(project: ProjectTexts, usage: Usage): Finding[] {
  const { shownLater, shownLaterFile } = project.rules
  const read = new Set([...usage.values()].flat())
  const files = [...(project.files.get(project.sourceLocale)?.values() ?? [])]
  const bundles = files.filter(({ namespace }) => !project.layout.isWhole(namespace))
  for (const { entries, namespace } of bundles) {
    for (const { text } of entries.values()) for (const id of referencesIn(text, namespace)) read.add(id)
  }
  const later = Object.keys(shownLater).map(keyPattern)
  return bundles.flatMap((bundle) =>
    sourceMessages(bundle.entries).flatMap(({ key, forms }): Finding[] => {
      const id = `${bundle.namespace}:${key}`
      if (read.has(id) || later.some((pattern) => pattern.test(id))) return []
      const line = bundle.lineOf(forms.has(null) ? key : pluralKey(key, 'other'))
      const expected = `a page that shows this text, or its row in ${shownLaterFile}`
      return [{ file: bundle.file, line, key: id, rule: 'key-unused', severity: 'error', expected, found: 'none' }]
    }),
  )
}
