import { localeRules } from '../../checks/localeRules.ts'
import type { Finding } from '../../lib/output.ts'
import { type FileEdit, recordEdit, textEdits } from '../../messages/fileEdits.ts'
import { recordAfter } from '../../messages/transition.ts'
import { isFinished, textHash, type Unit, unitId } from '../../messages/units.ts'
import { glossaryFile } from '../../project/project.ts'
import type { MessageRecord } from '../../project/records/records.ts'
import { personGiven, reasonGiven } from '../../project/records/reviewers.ts'
import { isExcusable } from '../../lib/fault.ts'
import { type Excuse, formName, type Requests, type Texts } from '../../protocol/calls.ts'
import {
  type Change,
  conflict,
  type Edited,
  findingsOf,
  isAsSeen,
  isSource,
  type Judged,
  perform,
  type Refusal,
  type State,
  type Workplace,
} from './perform.ts'

/**
 * Writes the texts of a message, their record and the exceptions for errors with a reason. Nothing is written if the
 * message or its English has changed meanwhile, or if a text has an error of "check" without a reason. Throws an error
 * for an invalid request, and if a file cannot be read or written.
 */
export const saveMessage = (workplace: Workplace, request: Requests['save']): Promise<Edited> =>
  perform(workplace, request, (state) => planSave(state, request))

/** Returns the findings that saving would report; empty for none. Throws an error for a message that English lacks. */
export function checkMessage(judged: Judged, id: string, texts: Texts): readonly Finding[] {
  const unit = judged.units.find((candidate) => unitId(candidate) === id)
  if (!unit) throw new Error(`${id}: this text is not in the English any more.`)
  return findingsOf(judged, withTexts(unit, texts))
}

/** Controls, and private-use characters, which carry the marks of src/marks: a paste may bring them, and they are invisible. */
const neverTyped = /(?!\n)[\p{Cc}\p{Co}\p{Cs}]/gu

/**
 * Returns the message with typed texts, in NFC. Other forms are unchanged, and so are forms that were empty and still
 * are. Throws an error for a form that the message does not have.
 */
function withTexts(unit: Unit, texts: Texts): Unit {
  const names: readonly string[] = unit.forms.map(formName)
  const unknown = Object.keys(texts).find((name) => !names.includes(name))
  if (unknown !== undefined) throw new Error(`${unitId(unit)} has no form "${unknown}", only ${names.join(', ')}.`)
  const forms = unit.forms.map((form) => {
    const typed = Object.hasOwn(texts, formName(form)) ? texts[formName(form)] : undefined
    if (typed === undefined || (form.target === null && typed.trim() === '')) return form
    return { ...form, target: typed.normalize('NFC').replace(/\r\n?/g, '\n').replace(neverTyped, '') }
  })
  return { ...unit, forms }
}

async function planSave(state: State, request: Requests['save']): Promise<Change | Refusal> {
  const { texts, base, excuses, person } = request
  const translator = personGiven(person, state.project.people)
  const { unit } = state
  const written = withTexts(unit, texts)
  if (written.forms.some(({ target }) => !target?.trim()))
    return { kind: 'refused', reason: 'The text or one of its forms is empty. Write it, then save.' }
  const next = isSource(state) ? { ...written, english: textHash(written) } : written
  const isSame = textHash(next) === textHash(unit)
  // Two people who typed the same text for the same English have no conflict.
  if (!isAsSeen(state, base) && !(isSame && base.english === unit.english)) return conflict
  const isDone = isSame && isFinished(unit)
  if (isDone && excuses.length === 0) return { kind: 'change', edits: [] }
  const rules = await localeRules(state.project, state.locale)
  const findings = findingsOf({ ...state, rules }, next)
  const given = excuses.filter(({ reason }) => reason.trim() !== '')
  const isExcused = (finding: Finding) => isExcusable(finding) && given.some(({ rule }) => rule === finding.rule)
  const open = findings.filter((finding) => finding.severity === 'error' && !isExcused(finding))
  if (open.length > 0) return { kind: 'findings', findings: open }
  const needed = given.filter(({ rule }) => findings.some((finding) => finding.rule === rule && isExcused(finding)))
  const exceptions = exceptionEdits(state, textHash(next), needed)
  const record = isDone ? [] : [recordEdit(state, unit, recordOf(unit, next, translator))]
  return { kind: 'change', edits: [...textEdits(state, unit, next.forms), ...exceptions, ...record] }
}

/** The record of a message that was just written, or accepted for today's English. */
function recordOf(before: Unit, after: Unit, translator: string): MessageRecord {
  const keepsForm = after.forms.some(({ target }, index) => target !== null && target === before.forms[index]?.target)
  return recordAfter(before, [{ kind: 'written', origin: 'human', translator, keepsForm }], after)
}

/** The exceptions for errors with a reason. Each holds until a form of the message changes. */
function exceptionEdits({ project, locale, unit }: State, text: string, excuses: readonly Excuse[]): FileEdit[] {
  const [file, path, key] = [glossaryFile(project, locale.code), ['exceptions'], unitId(unit)]
  return excuses.map(({ rule, reason }) => {
    return { file, path, item: { key, rule, text, reason: reasonGiven(reason, `The reason for "${rule}"`) } }
  })
}
