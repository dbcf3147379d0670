import { builtTargets, isWhole } from '../config.ts'
import type { Usage } from './coverage.ts'
import { type Project, unitsIn } from './project.ts'
import { secondPersons } from './records/reviewers.ts'
import { splitId, type Unit, unitId } from './units.ts'

/** The views that show a machine's text without a review, and the whole files that are one, by the code of the locale. English has no record. */
export type Unconfirmed = ReadonlyMap<string, ReadonlySet<string>>

/**
 * True for a text that a machine wrote and no second person has confirmed. An edit without a record takes an
 * earlier review away, a change of English does not: that text was read by a person all the same.
 */
export function isUnconfirmed({ state, record }: Pick<Unit, 'state' | 'record'>): boolean {
  if (state === 'untranslated' || record?.origin !== 'machine') return false
  return state === 'unrecorded' || secondPersons(record).length === 0
}

/** The views that show such a text, and such whole files, in the locales whose pages are made; menus and footer count as well, since each page shows them. */
export function unconfirmedViews(project: Pick<Project, 'files' | 'records'>, usage: Usage): Unconfirmed {
  return new Map(
    builtTargets().map((locale) => {
      const records = [...(project.records.get(locale.code)?.values() ?? [])].flat()
      // Where people have written everything, there are no units to be made.
      if (!records.some(({ origin }) => origin === 'machine')) return [locale.code, new Set()]
      const found = new Set(unitsIn(project, locale).filter(isUnconfirmed).map(unitId))
      const views = [...usage].filter(([, keys]) => keys.some((key) => found.has(key)))
      const whole = [...found].map((id) => splitId(id).namespace).filter(isWhole)
      return [locale.code, new Set([...views.map(([view]) => view), ...whole])]
    }),
  )
}
