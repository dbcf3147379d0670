import { hash } from 'node:crypto'
import type { Locale, Project } from '../project/project.ts'
import type { LocaleFiles } from '../project/bundles.ts'
import type { MessageKey } from '../project/ids.ts'
import { categoriesOf, type PluralCategory, pluralBases, pluralKey, splitPlural } from '../project/plurals.ts'
import { joinRecords, type LocaleRecords, type MessageRecord } from '../project/records/records.ts'
import { secondPersons } from '../project/records/reviewers.ts'

export { type MessageKey, splitId, unitId } from '../project/ids.ts'

/**
 * The state of a translation:
 * untranslated – there is no text, and visitors read English;
 * unrecorded – the text was written or changed by hand in the file, and its English is unknown;
 * english-changed – English has changed since;
 * needs-work – it belongs to today's English, and a person has marked it as unfinished, or marked an error that is open;
 * unconfirmed – it belongs to today's English, and only its translator has read it;
 * confirmed – it belongs to today's English, and a person who did not make it has checked it.
 */
export const unitStates = [
  'untranslated',
  'unrecorded',
  'english-changed',
  'needs-work',
  'unconfirmed',
  'confirmed',
] as const
export type UnitState = (typeof unitStates)[number]

/** True if there is nothing to do for a translator. */
export const isFinished = ({ state }: { readonly state: UnitState }): boolean =>
  state === 'unconfirmed' || state === 'confirmed'

/** One text of a unit. A plural unit has one for each plural form of the target language. */
export interface UnitForm {
  readonly category: PluralCategory | null
  readonly source: string
  readonly target: string | null
}

/** A message of English with its translation into one locale. Translators work on one unit at a time. */
export interface Unit extends MessageKey {
  readonly forms: readonly UnitForm[]
  readonly state: UnitState
  /** Hash of all its forms in today's English. */
  readonly english: string
  readonly record: MessageRecord | null
}

/** The key of a form in the locale's file. */
export const formKey = (unit: Pick<Unit, 'key'>, form: Pick<UnitForm, 'category'>) =>
  form.category ? pluralKey(unit.key, form.category) : unit.key

/** The state of a form's text: the state of its unit, unless the unit lacks other forms. */
export function formState(unit: Pick<Unit, 'state'>, form: UnitForm): UnitState {
  if (form.target === null) return 'untranslated'
  return unit.state === 'untranslated' ? 'unrecorded' : unit.state
}

/**
 * Returns every message of English as a unit of a locale, in the order of the English files, without the whole files
 * that the locale lacks. In English itself, each text is its own translation, and both hashes are the same.
 */
export function unitsOf(
  { sourceLocale, layout }: Pick<Project, 'sourceLocale' | 'layout'>,
  files: LocaleFiles,
  locale: Locale,
  records: LocaleRecords,
): Unit[] {
  const source = files.get(sourceLocale) ?? new Map()
  const own = files.get(locale.code) ?? new Map()
  const isSource = locale.code === sourceLocale
  const units: Unit[] = []
  for (const [namespace, english] of source) {
    const target = own.get(namespace)
    if (!target && layout.isWhole(namespace)) continue
    const texts = (key: string): string | null =>
      target?.entries.get(key)?.text.trim() ? target.entries.get(key).text : null
    for (const { key, forms, hash } of sourceMessages(english.entries)) {
      const paired = formsFor(locale, forms).map(([category, source]) => ({
        category,
        source,
        target: texts(formKey({ key }, { category })),
      }))
      const known = records.get(`${namespace}:${key}`) ?? []
      // A text without a record has nothing to compare its hash with.
      const text = known.length > 0 || isSource ? textHash({ forms: paired }) : ''
      const english = isSource ? text : hash
      const record = joinRecords(known, { english, text })
      const found = stateOf(paired, record, { english, text })
      // A text of English needs no record.
      const state = isSource && (found === 'unrecorded' || found === 'english-changed') ? 'unconfirmed' : found
      units.push({ namespace, key, forms: paired, record, english, state })
    }
  }
  return units
}

/** Every key that a locale needs of a namespace, in the order of the English file, and plural forms in CLDR's order. */
export function keysFor({ entries }: { readonly entries: Entries }, { tag }: Pick<Locale, 'tag'>): string[] {
  return sourceMessages(entries).flatMap(({ key, forms }) => {
    const categories = forms.has(null) ? [null] : categoriesOf(tag)
    return categories.map((category) => formKey({ key }, { category }))
  })
}

type Entries = ReadonlyMap<string, { readonly text: string }>

/** A message of English by its key without plural suffix, with its forms and the hash of all of them. */
export interface SourceMessage {
  readonly key: string
  readonly forms: ReadonlyMap<PluralCategory | null, string>
  readonly hash: string
}

const grouped = new WeakMap<Entries, readonly SourceMessage[]>()

/** English messages by key without plural suffix, with their forms. The result is cached by the entries. */
export function sourceMessages(entries: Entries): readonly SourceMessage[] {
  const messages = grouped.get(entries) ?? groupForms(entries)
  grouped.set(entries, messages)
  return messages
}

function groupForms(entries: Entries): SourceMessage[] {
  const bases = pluralBases(entries.keys())
  const messages = new Map<string, Map<PluralCategory | null, string>>()
  for (const [full, { text }] of entries) {
    const { base, category } = splitPlural(full)
    const plural = category !== null && bases.has(base)
    const key = plural ? base : full
    const forms = messages.get(key) ?? new Map()
    messages.set(key, forms.set(plural ? category : null, text))
  }
  return [...messages].map(([key, forms]) => ({ key, forms, hash: hashOf([...forms.values()]) }))
}

function formsFor(locale: Locale, forms: SourceMessage['forms']): [PluralCategory | null, string][] {
  const plain = forms.get(null)
  if (plain !== undefined) return [[null, plain]]
  const other = forms.get('other') ?? ''
  return categoriesOf(locale.tag).map((category) => [category, forms.get(category) ?? other])
}

/** The state of a translation by a record; `present` are the current hashes of its texts. */
export function stateOf(
  forms: readonly UnitForm[],
  record: MessageRecord | null,
  present: Pick<MessageRecord, 'english' | 'text'>,
): UnitState {
  if (forms.some((form) => form.target === null)) return 'untranslated'
  if (!record || record.text !== present.text) return 'unrecorded'
  if (record.english !== present.english) return 'english-changed'
  if (record.needsWork) return 'needs-work'
  return secondPersons(record).length > 0 ? 'confirmed' : 'unconfirmed'
}

/** The hash of all forms of a translation. A form without a text counts as an empty one. */
export const textHash = ({ forms }: Pick<Unit, 'forms'>): string => hashOf(forms.map(({ target }) => target ?? ''))

/** A hash of eight hex digits for some texts, such as all plural forms of a message. */
export function hashOf(texts: readonly string[]): string {
  return hash('sha256', JSON.stringify(texts)).slice(0, 8)
}
