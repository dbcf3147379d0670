import { type LocaleRules, localeRules } from '../../checks/localeRules.ts'
import { compareWords } from '../../lib/compareWords.ts'
import { once } from '../../lib/once.ts'
import { previousEnglishOf, previousForm } from '../../messages/history.ts'
import { viewOf } from '../../messages/pageNames.ts'
import { openCommentsOn, type ProjectTexts, unitsIn } from '../../messages/texts.ts'
import { textHash, type Unit, unitId } from '../../messages/units.ts'
import { noteFinder } from '../../project/notes.ts'
import type { Locale } from '../../project/project.ts'
import { checkedBy } from '../../project/records/reviewers.ts'
import {
  type FormText,
  type MemoryMatch,
  type MessageDetail,
  type MessageSummary,
  SHARED,
  type TermHit,
} from '../../protocol/calls.ts'

/** The data of one locale for the panel's answers, a snapshot of the files. */
export interface LocaleData {
  readonly project: ProjectTexts
  readonly locale: Locale
  /** By id, in the order of the English files. */
  readonly units: ReadonlyMap<string, Unit>
  readonly rules: LocaleRules
  readonly notesOf: ReturnType<typeof noteFinder>
}

/** Prepares a locale of a valid project. Throws an error if its glossary cannot be read. */
export async function readLocaleData(project: ProjectTexts, locale: Locale): Promise<LocaleData> {
  return {
    project,
    locale,
    units: new Map(unitsIn(project, locale).map((unit) => [unitId(unit), unit])),
    rules: await localeRules(project, locale),
    notesOf: noteFinder(project.notes),
  }
}

/** Every message of a locale except whole files, in the order of the English files, with the findings of `check`. */
export const summaries = (data: LocaleData): MessageSummary[] =>
  [...data.units.values()]
    .filter(({ namespace }) => !data.project.layout.isWhole(namespace))
    .map((unit) => summaryOf(data, unit))

const isSource = ({ project, locale }: LocaleData) => locale.code === project.sourceLocale

/** One message with the findings of `check`. */
function summaryOf(data: LocaleData, unit: Unit): MessageSummary {
  const text = textHash(unit)
  return {
    id: unitId(unit),
    view: viewOf(data.project, unit.namespace) ?? SHARED,
    forms: formsOf(data, unit),
    state: unit.state,
    hashes: { english: unit.english, text },
    isVerbatim: data.rules.isVerbatim(unit),
    ...countsOf(data, unit, text),
    openComments: openCommentsOn(data.project, data.locale, unit).length,
  }
}

type Counts = Pick<MessageSummary, 'errors' | 'warnings'>

/** Cached findings of each message, by the hash of its text: each change requests all texts, of which one has changed. */
const countsBy = once(
  (_: object) => new Map<string, { readonly text: string; readonly counts: Counts }>(),
  new WeakMap(),
)

function countsOf(data: LocaleData, unit: Unit, text: string): Counts {
  const known = countsBy(data.rules.basis)
  const found = known.get(unitId(unit))
  if (found?.text === text) return found.counts
  const findings = data.rules.findingsOfTexts(unit)
  const countOf = (severity: 'error' | 'warning') => findings.filter((finding) => finding.severity === severity).length
  const counts = { errors: countOf('error'), warnings: countOf('warning') }
  known.set(unitId(unit), { text, counts })
  return counts
}

function formsOf({ rules }: LocaleData, { forms }: Unit): FormText[] {
  const { plurals } = rules.language
  return forms.map((form) => ({ ...form, examples: (form.category && plurals.get(form.category)) ?? [] }))
}

/** The details of one message. Throws an error if English has no such message. */
export async function detailOf(
  data: LocaleData,
  id: string,
  memory: (unit: Unit) => MemoryMatch[],
): Promise<MessageDetail> {
  const unit = data.units.get(id)
  if (!unit) throw new Error(`${id}: this text is not in the English any more.`)
  return {
    ...summaryOf(data, unit),
    note: data.notesOf(id).note,
    record: recordOf(unit),
    englishChange: unit.state === 'english-changed' ? await changeOf(data, unit) : null,
    terms: termsOf(data, unit),
    memory: data.rules.isVerbatim(unit) || isSource(data) ? [] : memory(unit),
    comments: data.project.comments.get(data.locale.code)?.get(id) ?? [],
    findings: [...data.rules.findingsOfTexts(unit)],
    exceptions: data.rules.exceptions.flatMap(({ key, text, rule, reason }) =>
      text === textHash(unit) && key.test(id) ? [{ rule, reason }] : [],
    ),
  }
}

/** The record, if it belongs to the current text. */
function recordOf({ record, state }: Unit): MessageDetail['record'] {
  if (!record || state === 'unrecorded' || state === 'untranslated') return null
  const { origin, date, translators } = record
  return { origin, date, translators, reviewers: checkedBy(record) }
}

async function changeOf({ project }: LocaleData, unit: Unit): Promise<MessageDetail['englishChange']> {
  const previous = (await previousEnglishOf(project, [unit])).get(unit)
  if (!previous) return null
  const { tag } = project.source
  // Several forms of a translation may have the same form of English.
  const texts = new Map(unit.forms.map(({ category, source }) => [source, previousForm(previous, category)]))
  return [...texts].flatMap(([now, before]) =>
    before === null || before === now ? [] : [compareWords(before, now, tag)],
  )
}

/** Glossary terms in the English of a message, longest first. */
function termsOf({ rules }: LocaleData, unit: Unit): TermHit[] {
  const message = rules.messageOf(unit)
  if (!message || rules.isVerbatim(unit)) return []
  return rules
    .termsOf(message)
    .toSorted((one, other) => other.term.length - one.term.length)
    .map(({ term, use, avoid, preferred, note }) => ({ term, use, avoid, preferred, note }))
}
