import { textId } from '../formats/model.ts'
import { colors } from '../lib/colors.ts'
import { firstOf } from '../lib/firstOf.ts'
import { count, type Finding, printFinding } from '../lib/output.ts'
import { visible } from '../lib/visible.ts'
import { languageName } from '../model/localeNamed.ts'
import { secondPersons } from '../model/records/reviewers.ts'
import { isMakerUnknown, type NoReview } from '../model/records/transition.ts'
import { unitId } from '../model/units.ts'
import type { Project } from '../project.ts'
import type { Compared, Effect } from './compare.ts'
import { CONFLICT, type ImportPlan } from './planImport.ts'

/** The result of an import by message keys and text ids, for the printers below and for programs. */
export interface ImportSummary extends ReturnType<typeof summaryOf> {
  readonly leftOut: readonly Finding[]
  readonly mismatches: readonly Finding[]
}

/** Summarizes a plan, without its findings. */
export function summaryOf(plan: ImportPlan) {
  const { locale, messages, lacking } = plan
  const unitsThat = (isWanted: (message: Compared) => unknown) =>
    messages.filter(isWanted).map(({ unit }) => unitId(unit))
  return {
    language: locale ? languageName(locale) : '',
    amounts: amountsOf(plan),
    changes: messages.flatMap((message) => (message.effect ? [{ ...changeOf(message), effect: message.effect }] : [])),
    newer: unitsThat(isNewer),
    drafts: unitsThat(({ isDraft }) => isDraft),
    unfinished: unitsThat(({ effect, record }) => effect && effect !== 'needs-work' && record?.needsWork),
    objected: unitsThat(({ isObjected }) => isObjected),
    noReviews: messages.flatMap(({ unit, noReview: reason }) => (reason ? [{ key: unitId(unit), reason }] : [])),
    conflicting: plan.conflicts.map(({ unit }) => unitId(unit)),
    conflicts: conflictsOf(plan),
    lacking: lacking.map(({ id }) => id),
    prefilled: lacking.filter(({ target }) => target !== null).map(({ id }) => id),
    gone: plan.gone.map(({ id }) => id),
    comments: plan.comments.map(({ unit, lines }) => ({ key: unitId(unit), lines })),
  }
}

function changeOf({ unit, forms, effect, older, record }: Compared) {
  const isLost = unit.state === 'reviewed' && effect === 'changed' && !record?.reviewer
  return {
    key: unitId(unit),
    stale: older !== null,
    wasReviewedBy: isLost ? secondPersons(unit.record) : [],
    needsWork: record?.needsWork === true,
    isNameless: record !== null && (effect === 'new' || effect === 'changed') && isMakerUnknown(record),
    forms: forms.map(({ category }) => category),
    old: unit.forms.map(({ target }) => target),
    new: forms.map(({ target }) => target),
  }
}

/** True if a message has changed here since the export, and not in the file. */
const isNewer = ({ effect, isNewerHere }: Compared) => !effect && isNewerHere

/** The number of messages of each kind. */
function amountsOf({ messages }: ImportPlan): Readonly<Record<string, number>> {
  const of = (wanted: Effect) => messages.filter(({ effect }) => effect === wanted).length
  const newer = messages.filter(isNewer).length
  return {
    new: of('new'),
    changed: of('changed'),
    confirmed: of('confirmed'),
    reviewed: of('reviewed'),
    ...(of('needs-work') > 0 ? { 'marked as needing work': of('needs-work') } : {}),
    ...(newer > 0 ? { 'newer here': newer } : {}),
    'as before': messages.filter((message) => !message.effect && !isNewer(message)).length,
  }
}

/** Each conflict with both texts. */
export const conflictsOf = (plan: ImportPlan) =>
  plan.conflicts.flatMap(({ unit, conflicts }) =>
    conflicts.map(({ form, text: { line, target, baseline } }) => {
      return { key: textId(unit, form), line, hasBaseline: baseline !== null, theirs: target, ours: form.target }
    }),
  )

const shown = (text: string | null) => (text === null ? '–' : visible(text))

/** Every change, a line for each message; with `showTexts` also the old and the new text. */
export function printChanges({ changes }: ImportSummary, showTexts: boolean): string[] {
  return changes.flatMap(({ effect, ...change }) => {
    const { wasReviewedBy, stale, needsWork } = change
    const asides = [
      wasReviewedBy.length > 0 && `was reviewed by ${wasReviewedBy.join(' and ')}`,
      stale && 'stale: the file has an older English',
      needsWork && effect !== 'needs-work' && 'needs work: the file does not call it finished',
    ].filter(Boolean)
    const aside = asides.length > 0 ? colors.dim(` (${asides.join('; ')})`) : ''
    const texts = change.forms.flatMap((category, index) => {
      const [before = null, after = null] = [change.old[index], change.new[index]]
      const label = category ? ` (${category})` : ''
      return before === after ? [] : [`      old${label}: ${shown(before)}`, `      new${label}: ${shown(after)}`]
    })
    return [`  ${effect.replace('-', ' ').padEnd(10)}  ${change.key}${aside}`, ...(showTexts ? texts : [])]
  })
}

function printConflicts(conflicts: ImportSummary['conflicts']): string[] {
  return conflicts.flatMap(({ key, line, hasBaseline, theirs, ours }) => {
    const why = hasBaseline
      ? 'changed in the file and here since the export'
      : 'other than here, and the file does not say what it was exported with'
    return [
      `${colors.red('✗')} ${colors.bold(key)}: ${why}`,
      `    theirs (line ${line} of the file): ${shown(theirs)}`,
      `    ours (here now): ${shown(ours)}`,
    ]
  })
}

const choice = '--theirs takes the texts of the file, --ours keeps those here; with --key, for some messages.'

/** The refusal: every finding, and the next steps. */
export function printRefusal(plan: ImportPlan, findings: readonly Finding[]): string {
  const rest = findings.filter(({ rule }) => rule !== CONFLICT)
  const problems = rest.length > 0 && `${count(rest.length, 'problem')}.`
  const conflicts = plan.conflicts.length > 0 && `${count(plan.conflicts.length, 'conflict')}. ${choice}`
  return [
    ...rest.map(printFinding),
    ...printConflicts(conflictsOf(plan)),
    '',
    ...[problems, conflicts].filter((line) => line !== false),
    `Nothing was written.${plan.isSound ? ' --partial takes the rest of the file and leaves these as they are.' : ''}`,
  ].join('\n')
}

/**
 * The sentences about non-empty lists, in this order: {message} is the number of messages, {one|several} a word that
 * depends on it, {names} the first 20, {command} how a command starts.
 */
const sentences = {
  leftOut: 'Left out because of {problem}.',
  conflicting: '{conflict}, left as here: --theirs takes the texts of the file (with --key, some of them).',
  newer: '{message} changed here since the export, and left so: {names}.',
  lacking: '{text} without a translation passed over.',
  prefilled: `  Of these, {} {holds|hold} the English: {names}.
  If it is right in this language too, set the state to translated in the file, or say --confirm.`,
  drafts: `{message} not called finished in the file (initial, fuzzy …): the finished text here stays: {names}.
  To take {it|them} all the same: --drafts. If your tool leaves the states as they were: --confirm.`,
  unfinished: `{message} not called finished in the file (initial, fuzzy …): written, marked as needing work, and on the site
  from the next build on. If your tool leaves the states as they were: --confirm.`,
  objected: `{message} called finished in the file, but since the export said to need work here, and left so: {names}.
  To settle them: {command} accept.`,
  own: '{message} called reviewed by whoever translated it, which is no review: {names}.',
  machine: `{message} called reviewed in a file of a machine, which is no review: {names}.
  Who has read them says so: {command} accept.`,
  unnamed: `{message} called reviewed by nobody named, which is no review: {names}.
  If somebody else than the translator has: --reviewer "<name>".`,
  unknown: `{message} called reviewed of which nobody has said who translated {it|them}, which is no review: {names}.
  If somebody else than the reviewer has: --translator "<name>", or {command} accept with it.`,
  nameless: 'Nobody is named who translated {it|them}, so nobody can confirm {it|them} yet: --translator "<name>".',
  staleChanges: '{message} translated from an older English: taken, and stale.',
  mismatches: '{text} of an older English left out: today’s has other variables or tags.',
  gone: '{text} of messages that English no longer has: {names}.',
  comments: '{comment} kept; the next export has them too.',
}
const order = Object.keys(sentences) as readonly (keyof typeof sentences)[]

function say({ command }: Project, sentence: string, names: readonly string[]): string[] {
  if (names.length === 0) return []
  const said = sentence.replace(/\{(\w*)(?:\|(\w+))?\}/g, (_all, word: string, several: string | undefined) => {
    if (word === 'command') return command
    if (word === 'names') return firstOf(names.map(visible), 20)
    if (several !== undefined) return names.length === 1 ? word : several
    return word ? count(names.length, word) : String(names.length)
  })
  return said.split('\n')
}

/** Prints the result in numbers, with the left-out messages and the reasons. */
export function printSummary(project: Project, summary: ImportSummary): string[] {
  const { leftOut, mismatches, conflicts, changes } = summary
  const findings = [...[...leftOut, ...mismatches].map(printFinding), ...printConflicts(conflicts)]
  const amounts = Object.entries(summary.amounts).map(([name, amount]) => `${amount} ${name}`)
  const keysOf = (list: readonly { readonly key: string }[]) => list.map(({ key }) => key)
  const notReviewed = (wanted: NoReview) => keysOf(summary.noReviews.filter(({ reason }) => reason === wanted))
  const lists: Readonly<Record<keyof typeof sentences, readonly string[]>> = {
    ...summary,
    leftOut: keysOf(leftOut),
    own: notReviewed('own'),
    machine: notReviewed('machine'),
    unnamed: notReviewed('unnamed'),
    unknown: notReviewed('unknown'),
    nameless: keysOf(changes.filter(({ isNameless }) => isNameless)),
    staleChanges: keysOf(changes.filter(({ stale }) => stale)),
    mismatches: keysOf(mismatches),
    comments: summary.comments.flatMap(({ lines }) => lines),
  }
  return [
    ...(findings.length > 0 ? [...findings, ''] : []),
    `${summary.language}: ${amounts.join(', ')}.`,
    ...order.flatMap((name) => say(project, sentences[name], lists[name])),
  ]
}
