import path from 'node:path'
import { defaultLocale } from '../../../src/config/locales.ts'
import { parseLocaleFile } from '../localeFile.ts'
import type { Project } from '../project.ts'
import { recordUnits } from '../recording.ts'
import type { MessageRecord, Origin } from '../records.ts'
import { formKey, type Unit, unitId } from '../units.ts'
import { placeTexts } from './placeTexts.ts'
import type { Delivery, Validated } from './validate.ts'

export interface ImportOptions {
  /** Where the texts came from. */
  readonly origin: Origin
  /** Who has checked the texts that the file calls reviewed. */
  readonly reviewer?: string
}

/** What an import is going to do. */
export interface Preparation {
  /** File names with their new texts, to be written together. Empty when nothing changes. */
  readonly files: ReadonlyMap<string, string>
  /** Messages that had no text, that had another, and that are found to fit today's English or to be reviewed. */
  readonly added: number
  readonly changed: number
  readonly confirmed: number
  /** New texts that the file itself calls doubtful: they are written, and stay to be looked at. */
  readonly doubtful: number
}

/** Works out the new locale files and records from a file in which no problem was found. Writes nothing. */
export function prepareImport(
  project: Project,
  { locale, deliveries }: Validated,
  options: ImportOptions,
): Preparation {
  const files = new Map<string, string>()
  if (!locale) return { files, added: 0, changed: 0, confirmed: 0, doubtful: 0 }
  const changed = deliveries.filter(isChanged)
  for (const namespace of new Set(changed.map(({ unit }) => unit.namespace))) {
    const texts = newTexts(changed.filter(({ unit }) => unit.namespace === namespace))
    const file = path.join(project.folder, locale.code, `${namespace}.json`)
    const english = project.files.get(defaultLocale)?.get(namespace)
    if (!english) throw new Error(`locales/${defaultLocale}/${namespace}.json: missing.`)
    const before = project.files.get(locale.code)?.get(namespace)?.text ?? null
    const text = placed(file, () => placeTexts(before, texts, english, locale))
    assertReadsBack(file, namespace, text, texts)
    files.set(file, text)
  }
  const updates = new Map<string, Partial<MessageRecord>>()
  for (const delivery of deliveries) {
    const update = recordUpdate(delivery, options)
    if (update) updates.set(unitId(delivery.unit), update)
  }
  const recorded = deliveries.filter(({ unit }) => updates.has(unitId(unit)))
  if (recorded.length > 0) {
    const units = recorded.map(({ unit, forms }): Unit => ({ ...unit, forms }))
    const { file, text } = recordUnits(project, locale, units, (unit) => updates.get(unitId(unit)) ?? {})
    files.set(file, text)
  }
  const added = changed.filter(({ unit }) => unit.state === 'untranslated').length
  return {
    files,
    added,
    changed: changed.length - added,
    confirmed: recorded.filter((delivery) => !isChanged(delivery)).length,
    doubtful: changed.filter(({ state }) => state === 'doubtful').length,
  }
}

const isChanged = ({ unit, forms }: Delivery) => forms.some((form, index) => form.target !== unit.forms[index]?.target)

function newTexts(deliveries: readonly Delivery[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { unit, forms } of deliveries) {
    for (const [index, form] of forms.entries()) {
      const same = form.target === unit.forms[index]?.target
      if (!same && form.target !== null) texts.set(formKey(unit, form), form.target)
    }
  }
  return texts
}

/**
 * What to record of a message; null leaves its record. A new text belongs to today's English unless the file calls it
 * doubtful; an old one has to be called translated or reviewed. A text that was reviewed before and is changed is reviewed
 * again only when a reviewer is named: many tools leave the state as it was.
 */
function recordUpdate(delivery: Delivery, options: ImportOptions): Partial<MessageRecord> | null {
  const { unit, forms, state } = delivery
  if (forms.some(({ target }) => target === null) || state === 'doubtful') return null
  const changed = isChanged(delivery)
  const isReviewed = state === 'reviewed' && !(changed && unit.state === 'reviewed' && !options.reviewer)
  const reviewer = isReviewed ? (options.reviewer ?? 'reviewer') : null
  if (changed) return { origin: options.origin, reviewer }
  if (state === 'initial') return null
  if (unit.state === 'unrecorded') return { origin: options.origin, reviewer }
  if (unit.state === 'stale') return { reviewer }
  return unit.state === 'translated' && reviewer ? { reviewer } : null
}

function placed(file: string, place: () => string): string {
  try {
    return place()
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    throw new Error(
      `${file}: a text stands where English has a group of texts, or the reverse (${cause}). Nothing was written.`,
    )
  }
}

function assertReadsBack(file: string, namespace: string, text: string, texts: ReadonlyMap<string, string>): void {
  const read = parseLocaleFile({ text, file, namespace, mayBeBlank: true }, [])
  for (const [key, wanted] of texts) {
    if (read?.entries.get(key)?.text === wanted) continue
    throw new Error(`${file}: "${key}" cannot be placed beside what is there. Nothing was written.`)
  }
}
