import { builtTargets } from '../project/project.ts'
import type { Usage } from '../project/coverage.ts'
import { secondPersons } from '../project/records/reviewers.ts'
import { type ProjectTexts, unitsIn } from './texts.ts'
import { splitId, type Unit, unitId } from './units.ts'

/** The views with an unconfirmed machine translation, and such whole files, by locale code. English has no record. */
export type Unconfirmed = ReadonlyMap<string, ReadonlySet<string>>

/**
 * True for a machine translation that no second person has confirmed. An edit without a record voids an earlier review.
 * A change of English does not, since a person has still read that text.
 */
export function isUnconfirmed({ state, record }: Pick<Unit, 'state' | 'record'>): boolean {
  if (state === 'untranslated' || record?.origin !== 'machine') return false
  return state === 'unrecorded' || secondPersons(record).length === 0
}

/**
 * The views that show such a text, and such whole files, in the locales that have pages. Menus and footer count as
 * well, since each page shows them.
 */
export function unconfirmedViews(project: ProjectTexts, usage: Usage): Unconfirmed {
  return new Map(
    builtTargets(project).map((locale) => {
      const found = new Set(unitsIn(project, locale).filter(isUnconfirmed).map(unitId))
      const views = [...usage].filter(([, keys]) => keys.some((key) => found.has(key)))
      const whole = [...found].map((id) => splitId(id).namespace).filter(project.layout.isWhole)
      return [locale.code, new Set([...views.map(([view]) => view), ...whole])]
    }),
  )
}
