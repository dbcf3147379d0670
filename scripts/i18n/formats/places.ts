import type { LocaleCode } from '../../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../../src/config/routes.ts'
import { viewHref } from '../../../src/i18n/href.ts'
import type { Usage } from '../model/coverage.ts'
import { groupBy } from '../model/groups.ts'
import { viewOf } from '../model/pageNames.ts'
import { splitPlural } from '../model/plurals.ts'
import { type Unit, unitId } from '../model/units.ts'
import type { UnitNotes } from './model.ts'

/** More addresses than these tell a translator nothing new. */
const SHOWN = 3

type Places = Pick<UnitNotes, 'places' | 'pages' | 'picture'>

/**
 * Finds where a message is seen: on the pages that read it in the last build, or, without a build, on those that its
 * namespace suggests. Addresses are those of the given locale; `linkTo` gives that of the picture.
 */
export function placeFinder(
  usage: Usage | null,
  locale: LocaleCode,
  linkTo: (view: ViewId, id: string) => string,
): (unit: Unit) => Places {
  const shown = [...(usage ?? [])].flatMap(([view, ids]) => {
    const known = new Set(ids.flatMap((id) => [id, splitPlural(id).base]))
    return [...known].map((id) => ({ view, id }))
  })
  const views = groupBy(shown, ({ id }) => id)
  return (unit) => {
    const id = unitId(unit)
    const own = viewOf(unit.namespace)
    const found = usage ? (views.get(id) ?? []).map(({ view }) => view) : guess(unit)
    const ordered = [...found.filter((view) => view === own), ...found.filter((view) => view !== own)]
    const [first] = ordered
    return {
      places: ordered.slice(0, ordered.length === viewIds.length ? 1 : SHOWN).map((view) => viewHref(locale, view)),
      pages: ordered.length === viewIds.length ? 'every' : ordered.length,
      picture: first ? linkTo(first, id) : null,
    }
  }
}

function guess({ namespace, key }: Unit): readonly ViewId[] {
  if (namespace === 'common') return viewIds
  if (namespace !== 'forms') return viewIds.filter((view) => view === viewOf(namespace))
  if (key.startsWith('contact.')) return ['contacts']
  return key.startsWith('freelance.') ? ['freelance'] : ['contacts', 'freelance']
}
