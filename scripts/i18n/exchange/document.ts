import path from 'node:path'
import { defaultLocale, type Locale, localeOf } from '../../../src/config/locales.ts'
import { viewIds } from '../../../src/config/routes.ts'
import { namespaces } from '../bundles.ts'
import { wordsOf } from '../codes.ts'
import { type Project, unitsIn } from '../project.ts'
import { readGlossary } from '../rules/readGlossary.ts'
import { sourceKeys } from '../rules/source.ts'
import { type Unit, unitId } from '../units.ts'
import { readUsage } from '../usageFile.ts'
import type { ExchangeDocument } from './model.ts'
import { noteFinder, readNotes } from './notes.ts'
import { placeFinder } from './places.ts'

export const onlyChoices = ['new', 'stale'] as const
export type Only = (typeof onlyChoices)[number]

export interface Selection {
  /** Page ids, or "common" and "forms"; all when empty. */
  readonly pages: readonly string[]
  /** All when empty. */
  readonly only: readonly Only[]
}

/** What an export of a locale contains. Throws errors that list what there is when a page or choice is unknown. */
export async function documentOf(project: Project, locale: Locale, selection: Selection): Promise<ExchangeDocument> {
  const chosen = new Set(selection.pages.map(namespaceOf))
  const units = unitsIn(project, locale).filter((unit) => {
    return (chosen.size === 0 || chosen.has(unit.namespace)) && isWanted(unit, selection.only)
  })
  const notesOf = noteFinder(await readNotes(project.folder))
  const { glossary } = await readGlossary(project.folder, defaultLocale, sourceKeys(project))
  const isVerbatim = (unit: Unit) => glossary.verbatim.some(({ key }) => key.test(unitId(unit)))
  const placesOf = placeFinder(await readUsage(path.dirname(project.folder)), locale.code)
  return {
    source: localeOf(defaultLocale).tag,
    target: locale,
    units: units.map((unit) => {
      const { note, max } = notesOf(unitId(unit))
      const verbatim = isVerbatim(unit)
      const notes = { description: note, max, verbatim, ...placesOf(unit) }
      return { unit: verbatim ? filled(unit) : unit, notes }
    }),
  }
}

/** A text that nobody translates comes with itself as its translation. */
function filled(unit: Unit): Unit {
  if (unit.state !== 'untranslated') return unit
  return { ...unit, state: 'translated', forms: unit.forms.map((form) => ({ ...form, target: form.source })) }
}

/** "stale" is every text that has to be looked at: also one that was edited by hand and not recorded. */
function isWanted({ state }: Unit, only: readonly Only[]): boolean {
  if (only.length === 0) return true
  if (state === 'untranslated') return only.includes('new')
  return (state === 'stale' || state === 'unrecorded' || state === 'needs-work') && only.includes('stale')
}

function namespaceOf(page: string): string {
  const found = namespaces.find((namespace) => namespace === page || namespace === `pages/${page}`)
  if (found) return found
  const shared = namespaces.filter((namespace) => !namespace.startsWith('pages/'))
  throw new Error(`"${page}": no such page. Expected some of ${[...shared, ...viewIds].join(', ')}.`)
}

const segmenter = new Intl.Segmenter(defaultLocale, { granularity: 'word' })

/** The English words of a document's texts, without codes; of a plural message each form counts, as it is translated. */
export function countWords({ units }: ExchangeDocument): number {
  const texts = units.flatMap(({ unit }) => unit.forms.map((form) => wordsOf(form.source)))
  return texts.reduce(
    (sum, text) => sum + [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length,
    0,
  )
}
