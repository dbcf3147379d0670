import { colors } from '../../lib/colors.ts'
import { firstOf } from '../../lib/firstOf.ts'
import { amount, count, type Finding, printFinding, report } from '../../lib/output.ts'
import { visible } from '../../lib/visible.ts'
import { isMakerUnknown, type NoReview } from '../../messages/transition.ts'
import { unitId } from '../../messages/units.ts'
import { languageName } from '../../project/localeNamed.ts'
import type { Project } from '../../project/project.ts'
import { secondPersons } from '../../project/records/reviewers.ts'
import { textId } from '../formats/model.ts'
import type { Compared, Effect } from './compare.ts'
import { CONFLICT, type ImportPlan } from './planImport.ts'

/** The result of an import by keys, for the printers below and for programs. */
export interface ImportSummary extends ReturnType<typeof summaryOf> {
  readonly leftOut: readonly Finding[]
  readonly mismatches: readonly Finding[]
  /** The translator of new texts if only git names one. */
  readonly ofGit: string | null
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
    conflicts: conflictsOf(plan.conflicts),
    lacking: lacking.map(({ unit }) => unitId(unit)),
    prefilled: lacking.flatMap(({ unit, lacking }) => (lacking.some(({ target }) => target) ? [unitId(unit)] : [])),
    gone: plan.gone.map(({ id }) => id),
    comments: plan.comments.map(({ unit, lines }) => ({ key: unitId(unit), lines })),
  }
}

function changeOf({ unit, forms, effect, older, record }: Compared) {
  const isNew = effect === 'new' || effect === 'changed'
  const isLost = unit.state === 'reviewed' && effect === 'changed' && !record?.reviewer
  return {
    key: unitId(unit),
    stale: older !== null,
    wasReviewedBy: isLost ? secondPersons(unit.record) : [],
    needsWork: record?.needsWork === true,
    isNew,
    isNameless: record !== null && isNew && isMakerUnknown(record),
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
    accepted: of('accepted'),
    confirmed: of('reviewed'),
    ...(of('attributed') > 0 ? { 'with a new translator': of('attributed') } : {}),
    ...(of('needs-work') > 0 ? { 'that need work': of('needs-work') } : {}),
    ...(newer > 0 ? { 'newer here': newer } : {}),
    unchanged: messages.filter((one) => !one.effect && !isNewer(one) && one.lacking.length === 0).length,
  }
}

/** Each conflict with both texts. */
export const conflictsOf = (conflicts: ImportPlan['conflicts']) =>
  conflicts.flatMap(({ unit, conflicts }) =>
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
      stale && 'stale: the file has an earlier English',
      needsWork && effect !== 'needs-work' && 'needs work: not finished in the file',
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
      : 'not the same as here, and the file does not contain the exported text'
    return [
      `${colors.red('✗')} ${colors.bold(key)}: ${why}`,
      `    theirs (line ${line} of the file): ${shown(theirs)}`,
      `    ours (here now): ${shown(ours)}`,
    ]
  })
}

/** The refusal: every finding, and the next step. */
export function printRefusal(conflicts: ImportPlan['conflicts'], findings: readonly Finding[]): string {
  const errors = findings.filter(({ rule }) => rule !== CONFLICT)
  const amounts = report(amount(errors.length, 'error'), amount(conflicts.length, 'conflict', `. ${choice}`))
  return report(errors.map(printFinding), printConflicts(conflictsOf(conflicts)), '', amounts, 'Nothing was written.')
}

const choice = '--theirs takes the texts of the file, --ours keeps those here; --key names some of them.'

/**
 * The sentences about non-empty lists, in this order: {text} is the number of texts, {one|several} words that depend on
 * it, {names} the first 20, {command} how a command starts.
 */
const sentences = {
  leftOut: 'Left out because of {error}. Correct {it|them} in the file, and import the file again.',
  conflicting: `Left out because of {conflict}. ${choice}`,
  newer: '{text} changed here after the export, and kept: {names}.',
  lacking: '{text} not translated yet.',
  prefilled: `  {} of these {has|have} the English as translation: {names}.
  If that is right, set the state to "translated" in the file, or use --all-finished.`,
  drafts: `{text} not finished in the file (initial, fuzzy …). The finished text here stays: {names}.
  To replace {it|them}: --drafts. If your program sets no states: --all-finished.`,
  unfinished: `{text} not finished in the file (initial, fuzzy …): written, and marked as "needs work".
  If your program sets no states: --all-finished.`,
  objected: `{text} left as {it is|they are}, because a person here marked {it|them} as "needs work" after the export: {names}.
  If {it is|they are} good now: {command} accept.`,
  own: '{text} marked as reviewed by {its|their} own translator. A second person has to check {it|them}: {names}.',
  machine: `{text} marked as reviewed, but --origin is machine. A person has to check {it|them}: {names}.
  Then: {command} accept … --reviewer "Name"`,
  unnamed: `{text} marked as reviewed, but the file does not say by whom: {names}.
  Name a second person: --reviewer "Name"`,
  unknown: `{text} marked as reviewed, but {its|their} translator is unknown: {names}.
  Name the translator: --translator "Name"`,
  nameless: 'No translator named. Import the file again with --translator "Name".',
  ofGit: 'Translator: {names}, from git. If this is wrong, import the file again with --translator "Name".',
  staleChanges: '{text} translated from an earlier English: written, and stale.',
  mismatches: '{text} of an earlier English left out: today’s has other variables or tags.',
  gone: '{text} that English no longer has: {names}.',
  comments: '{comment} kept. The next export contains {it|them}.',
}
const order = Object.keys(sentences) as readonly (keyof typeof sentences)[]

function say({ command }: Project, sentence: string, names: readonly string[]): string[] {
  if (names.length === 0) return []
  const said = sentence.replace(/\{([\w ]*)(?:\|([\w ]+))?\}/g, (_all, word: string, several: string | undefined) => {
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
    ofGit: summary.ofGit && changes.some(({ isNew }) => isNew) ? [summary.ofGit] : [],
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
