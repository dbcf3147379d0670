import { defaultLocale } from '../../../src/config/locales.ts'
import { brandIsInvented, factsAreInvented, officesAreInvented } from '../../../src/config/site.ts'
import type { Finding } from '../../lib/output.ts'
import { referencesIn } from '../model/codes.ts'
import type { Usage } from '../model/coverage.ts'
import { keyPattern } from '../model/keyPattern.ts'
import type { Project } from '../model/project.ts'
import { sourceMessages } from '../model/units.ts'

const samplesOnly = brandIsInvented && officesAreInvented && factsAreInvented

/** Messages that no page reads when it is rendered, because they are shown later or by a setting, with the reason. */
export const shownLater: Readonly<Record<string, string>> = {
  'common:offer.*': 'offered to a visitor whose browser asks for another language',
  'common:untranslated.*': 'the note on a page that a locale has in part or not at all',
  'common:unconfirmed.*': 'the note on a page with a machine’s texts that nobody has confirmed',
  // Where one of the facts is the owner's, its note is shown no more.
  ...(samplesOnly ? {} : { 'common:samples.*': 'beside facts that are samples, while they are' }),
  'common:privacy.*': 'the consent banner, and the map that waits for consent',
  'forms:errors.*': 'said of a field that was filled in wrongly',
  'forms:outcome.*': 'said when a form was sent, or could not be',
  'forms:sending': 'the button while a form is being sent',
  'forms:unavailable': 'in place of a form that has no address to send to',
  'forms:freelance.cv.doubtful': 'said of a file that the browser cannot judge',
  'pages/privacy:sections.items.mapOn.*': 'with a key for maps',
  'pages/privacy:sections.items.analyticsOn.*': 'with an analytics id',
}

/** The messages of English that nothing reads: no page when it is rendered, no other message, and nothing later. */
export function unreadFindings(project: Project, usage: Usage): Finding[] {
  const read = new Set([...usage.values()].flat())
  const bundles = [...(project.files.get(defaultLocale)?.values() ?? [])]
  for (const { entries, namespace } of bundles) {
    for (const { text } of entries.values()) for (const id of referencesIn(text, namespace)) read.add(id)
  }
  const later = Object.keys(shownLater).map(keyPattern)
  return bundles.flatMap((bundle) =>
    sourceMessages(bundle.entries).flatMap(({ key, forms }): Finding[] => {
      const id = `${bundle.namespace}:${key}`
      if (read.has(id) || later.some((pattern) => pattern.test(id))) return []
      const line = bundle.lineOf(forms.has(null) ? key : `${key}_other`)
      const expected = 'a page that shows this message, or its row in scripts/i18n/checks/unread.ts'
      return [{ file: bundle.file, line, key: id, rule: 'key-unused', severity: 'error', expected, found: 'none' }]
    }),
  )
}
