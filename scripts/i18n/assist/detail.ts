import { defaultLocale, localeOf } from '../../../src/config/locales.ts'
import type { MessageDetail, TermHit, Use } from '../../translate/protocol.ts'
import { compareWords } from '../history/compareWords.ts'
import { previousEnglishOf } from '../history/history.ts'
import { previousForm } from '../model/records/previous.ts'
import { checkedBy } from '../model/records/reviewers.ts'
import { type Unit, unitId } from '../model/units.ts'
import { findingsOf, type LocaleData, unitOf } from './localeData.ts'
import type { Memory } from './memory/memory.ts'
import { summaryOf } from './summaries.ts'

/** What is known of a message beside its files. */
export interface Sources {
  /** Where the message stands on the site. */
  readonly uses: readonly Use[]
  readonly memory: Memory
}

/** All that is known of one message. Throws an error when English has no such message. */
export async function detailOf(data: LocaleData, id: string, { uses, memory }: Sources): Promise<MessageDetail> {
  const unit = unitOf(data, id)
  const findings = findingsOf(data, unit)
  return {
    ...summaryOf(data, unit),
    ...data.notesOf(id),
    record: recordOf(unit),
    uses,
    englishChange: await englishChangeOf(data, unit),
    terms: termsOf(data, unit),
    memory: data.rules.isVerbatim(unit) ? [] : memory(unit),
    comments: data.project.comments.get(data.locale.code)?.get(id) ?? [],
    findings,
  }
}

/** The record, as far as it is about the text that stands there now. */
function recordOf({ record, state }: Unit): MessageDetail['record'] {
  if (!record || state === 'unrecorded' || state === 'untranslated') return null
  const { origin, date, translator, waiver } = record
  return { origin, date, translator, reviewers: checkedBy(record), waiver }
}

/** For a stale translation, what has changed in each text of the English, where the former one is known. */
async function englishChangeOf({ project }: LocaleData, unit: Unit): Promise<MessageDetail['englishChange']> {
  if (unit.state !== 'stale') return null
  const previous = (await previousEnglishOf(project, [unit])).get(unitId(unit))
  if (!previous) return null
  // Several forms of a translation may have the same form of English.
  const texts = new Map(unit.forms.map(({ category, source }) => [source, previousForm(previous, category)]))
  const { tag } = localeOf(defaultLocale)
  return [...texts].flatMap(([now, before]) =>
    before === null || before === now ? [] : [compareWords(before, now, tag)],
  )
}

/** The terms that the check finds in the English of a message, longest first. */
function termsOf({ rules }: LocaleData, unit: Unit): TermHit[] {
  const message = rules.messageOf(unit)
  if (!message || rules.isVerbatim(unit)) return []
  return rules
    .termsOf(message)
    .toSorted((one, other) => other.term.length - one.term.length)
    .map(({ term, use, avoid, preferred, note }) => ({ term, use, avoid, preferred, note }))
}
