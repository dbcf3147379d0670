import type { Finding } from '../lib/output.ts'
import type { Locale } from '../config.ts'
import { placeOf } from '../model/layout.ts'
import { type Project, unitsIn } from '../model/project.ts'
import { peopleFile } from '../model/records/people.ts'
import { recordFile } from '../model/records/records.ts'
import { isListed, reviewersOf, translatorsOf, UNNAMED } from '../model/records/reviewers.ts'
import { heldRecord } from '../model/records/transition.ts'
import { unitId } from '../model/units.ts'

/** Names in the record of a locale that are not on the list of people, where there is one: each once, with the first message. */
export function peopleFindings(project: Project, locale: Locale): Finding[] {
  const unlisted = new Map<string, string>()
  if (project.people.size === 0) return []
  for (const unit of unitsIn(project, locale)) {
    const record = heldRecord(unit)
    for (const name of [...translatorsOf(record), ...reviewersOf(record)]) {
      if (name !== UNNAMED && !isListed(name) && !unlisted.has(name)) unlisted.set(name, unitId(unit))
    }
  }
  const file = placeOf(recordFile(project.folder, locale.code))
  const expected = `somebody of ${placeOf(peopleFile(project.folder))}`
  return [...unlisted].map(([found, key]) => ({
    ...{ file, line: 1, key, rule: 'unlisted-person' },
    ...{ severity: 'warning', expected, found: `"${found}"` },
  }))
}
