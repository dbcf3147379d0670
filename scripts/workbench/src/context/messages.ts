import { sourceLocale, type Locale } from '../config.ts'
import type { Note } from '../marks/notes.ts'
import { STRUCTURED_DATA } from '../marks/notes.ts'
import { type Unit, unitId } from '../model/units.ts'
import type { Box, Place } from '../places/browser/findPlaces.ts'
import { messageOfForm } from '../model/plurals.ts'

/** A message of a page and where it is on the picture. */
export interface Placed {
  readonly id: string
  readonly english: string
  /** The same in the locale of the page; null for English, and where the page falls back to it. */
  readonly translation: string | null
  /** In CSS pixels from the page's top left corner; empty when the message cannot be seen. */
  readonly boxes: readonly Box[]
  /** What carries a message that cannot be seen: "aria-label of a button"; empty when nothing on the page has it. */
  readonly carriers: readonly string[]
}

/** Why a text on the page cannot be seen. */
export const reasons = {
  closed: 'closed, or not shown at this width',
  'screen readers': 'text for screen readers',
} as const

/**
 * The messages that a page has read, in the order of the English files, each with its places. `notes` are those of the
 * document's render: what stands in data for machines alone is known to them.
 */
export function placeMessages(
  units: readonly Unit[],
  locale: Locale,
  found: { readonly read: ReadonlySet<string>; readonly places: readonly Place[]; readonly notes: readonly Note[] },
): Placed[] {
  const isUnit = new Set(units.map(unitId))
  const idOf = (id: string) => messageOfForm(id, isUnit)
  const read = new Set([...found.read].map(idOf))
  return units.flatMap((unit) => {
    const id = unitId(unit)
    if (!read.has(id)) return []
    const places = found.places.filter((place) => idOf(place.id) === id)
    const boxes = places.flatMap(({ box }) => (box ? [box] : []))
    const carriers = new Set(places.map(carrierOf))
    if (found.notes.some((note) => note.element === STRUCTURED_DATA && idOf(note.id) === id))
      carriers.add('data for search engines')
    return [{ id, ...textsOf(unit, locale), boxes, carriers: boxes.length > 0 ? [] : [...carriers].slice(0, 3) }]
  })
}

function textsOf({ forms }: Unit, { code }: Locale): Pick<Placed, 'english' | 'translation'> {
  const join = (texts: readonly (string | null)[]) => [...new Set(texts.filter((text) => text !== null))].join(' / ')
  const translation = join(forms.map(({ target }) => target))
  return {
    english: join(forms.map(({ source }) => source)),
    translation: code === sourceLocale() || translation === '' ? null : translation,
  }
}

const names: Readonly<Record<string, string>> = {
  a: 'link',
  nav: 'navigation',
  img: 'picture',
  div: 'part',
  section: 'part',
}

function carrierOf({ element, attribute, hidden }: Place): string {
  if (hidden === 'closed' || hidden === 'screen readers') return reasons[hidden]
  if (element === 'title') return 'title of the page'
  if (element === 'meta') return 'description or title for search engines and networks'
  return `${attribute} of a ${names[element] ?? element}`
}
