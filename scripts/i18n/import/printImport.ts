import { colors } from '../../lib/colors.ts'
import { count, type Finding, printFinding } from '../../lib/output.ts'
import { textId } from '../formats/model.ts'
import { languageName } from '../model/localeNamed.ts'
import { firstOf } from '../model/publishing/losses.ts'
import { unitId } from '../model/units.ts'
import { type Compared, changedForms, type Effect } from './compare.ts'
import { CONFLICT, type ImportPlan } from './planImport.ts'

/** How an effect is called in the list of changes, and in the summary. */
const names: Readonly<Record<Effect, string>> = {
  new: 'new',
  changed: 'changed',
  confirmed: 'confirmed',
  reviewed: 'reviewed',
  'needs-work': 'needs work',
}

/** Text of a locale that was in a file when it was exported, by the id of the text; what is not found is unknown. */
export type BaseTexts = ReadonlyMap<string, string>

/** Every change, a line for each message; with `showTexts` the old and the new text too. */
export function printChanges({ messages }: ImportPlan, showTexts: boolean): string[] {
  return messages.flatMap((message) => {
    const { effect, unit, older, renamedFrom } = message
    if (!effect) return []
    const reviewers = unit.state === 'reviewed' && effect === 'changed' && !message.record?.reviewer
    const remarks = [
      ...(reviewers ? [`was reviewed by ${unit.record?.reviewer}`] : []),
      ...(renamedFrom ? [`was ${renamedFrom}`] : []),
      ...(older ? ['stale: the file has an older English'] : []),
      ...(message.record?.needsWork && effect !== 'needs-work'
        ? ['needs work: the file does not call it finished']
        : []),
    ]
    const remark = remarks.length > 0 ? colors.dim(` (${remarks.join('; ')})`) : ''
    return [`  ${names[effect].padEnd(10)}  ${unitId(unit)}${remark}`, ...(showTexts ? printTexts(message) : [])]
  })
}

function printTexts(message: Compared): string[] {
  return changedForms(message).flatMap(({ form, before }) => {
    const label = form.category ? ` (${form.category})` : ''
    return [`      old${label}: ${shown(before)}`, `      new${label}: ${shown(form.target)}`]
  })
}

const shown = (text: string | null | undefined) => (text === null ? '–' : text === undefined ? 'not known here' : text)

/** How many ids are named before the rest are counted. */
const MOST = 20

/** Each conflict with the three texts. */
export function printConflicts(conflicts: readonly Compared[], bases: BaseTexts): string[] {
  return conflicts.flatMap(({ unit, conflicts: forms }) =>
    forms.flatMap(({ form, text }) => {
      const id = textId(unit, form)
      return [
        `${colors.red('✗')} ${colors.bold(id)}: ${text.baseline ? 'changed in the file and here since the export' : 'other than here, and the file does not say what it was exported with'}`,
        `    exported: ${shown(bases.get(id))}`,
        `    theirs (line ${text.line} of the file): ${shown(text.target)}`,
        `    ours (here now): ${shown(form.target)}`,
      ]
    }),
  )
}

/** Why nothing was written: every problem, and what to do about it. */
export function printRefusal(plan: ImportPlan, findings: readonly Finding[], bases: BaseTexts): string {
  const rest = findings.filter(({ rule }) => rule !== CONFLICT)
  const lines = [...rest.map(printFinding), ...printConflicts(plan.conflicts, bases), '']
  if (rest.length > 0) lines.push(`${count(rest.length, 'problem')}.`)
  if (plan.conflicts.length > 0) {
    lines.push(
      `${count(plan.conflicts.length, 'conflict')}. --theirs takes the texts of the file, --ours keeps those here; with --key, for some messages.`,
    )
  }
  const hint = plan.isSound ? ' --partial takes the rest of the file and leaves these as they are.' : ''
  lines.push(`Nothing was written.${hint}`)
  return lines.join('\n')
}

/** What was done with the file, in numbers, with what was left out and why. */
export function printSummary(
  plan: ImportPlan,
  leftOut: readonly Finding[],
  misfits: readonly Finding[],
  bases: BaseTexts,
) {
  const { locale, messages, conflicts, lacking, obsolete, gone } = plan
  const amounts = amountsOf(plan)
  const lines = [...leftOut.map(printFinding), ...misfits.map(printFinding), ...printConflicts(conflicts, bases)]
  if (lines.length > 0) lines.push('')
  const parts = Object.entries(amounts).map(([name, amount]) => `${amount} ${name}`)
  lines.push(`${locale ? languageName(locale) : ''}: ${parts.join(', ')}.`)
  if (leftOut.length > 0) lines.push(`Left out because of ${count(leftOut.length, 'problem')}.`)
  if (conflicts.length > 0)
    lines.push(
      `${count(conflicts.length, 'conflict')}, left as here: --theirs takes the texts of the file (with --key, some of them).`,
    )
  if (lacking.length > 0) lines.push(`${count(lacking.length, 'text')} without a translation passed over.`)
  const prefilled = lacking.filter(({ target }) => target !== null)
  if (prefilled.length > 0) {
    lines.push(
      `  Of these, ${prefilled.length} ${prefilled.length === 1 ? 'holds' : 'hold'} the English: ${firstOf(
        prefilled.map(({ id }) => id),
        MOST,
      )}.`,
      '  If it is right in this language too, set the state to translated in the file, or say --confirm.',
    )
  }
  const open = messages.filter(({ effect, record }) => effect && record?.needsWork)
  const written = open.filter(({ effect }) => effect !== 'needs-work').length
  if (written > 0) {
    lines.push(
      `${count(written, 'message')} not called finished in the file (initial, fuzzy …): written, and marked as needing work.`,
    )
  }
  if (open.length > 0) lines.push('  If your tool sets no states, say --confirm.')
  const objected = messages.filter(({ isObjected }) => isObjected).map(({ unit }) => unitId(unit))
  if (objected.length > 0) {
    lines.push(
      `${count(objected.length, 'message')} called finished in the file, but since the export said to need work here, and left so: ${firstOf(objected, MOST)}.`,
      '  To settle them: npm run i18n -- accept.',
    )
  }
  const older = messages.filter((message) => message.older && message.effect).length
  if (older > 0) lines.push(`${count(older, 'message')} translated from an older English: taken, and stale.`)
  if (misfits.length > 0) {
    lines.push(`${count(misfits.length, 'text')} of an older English left out: today’s has other variables or tags.`)
  }
  const renamed = messages.filter(({ renamedFrom }) => renamedFrom).length
  if (renamed > 0) lines.push(`${count(renamed, 'message')} found under a new key by the English.`)
  if (gone.length > 0) {
    lines.push(
      `${count(gone.length, 'text')} of messages that English no longer has: ${firstOf(
        gone.map(({ id }) => id),
        MOST,
      )}.`,
    )
  }
  if (obsolete.length > 0) {
    lines.push(
      `${count(obsolete.length, 'text')} of obsolete entries (#~) passed over: ${firstOf(
        obsolete.map(({ id }) => id),
        MOST,
      )}.`,
      '  To have them taken, take the #~ away.',
    )
  }
  const comments = plan.comments.reduce((sum, added) => sum + added.lines.length, 0)
  if (comments > 0) lines.push(`${count(comments, 'comment')} kept; the next export has them too.`)
  return lines
}

/** How many messages there are of each kind. */
export function amountsOf({ messages }: ImportPlan): Readonly<Record<string, number>> {
  const of = (wanted: Effect) => messages.filter(({ effect }) => effect === wanted).length
  const newer = messages.filter(({ effect, isNewerHere }) => !effect && isNewerHere).length
  return {
    new: of('new'),
    changed: of('changed'),
    confirmed: of('confirmed'),
    reviewed: of('reviewed'),
    ...(of('needs-work') > 0 ? { 'marked as needing work': of('needs-work') } : {}),
    ...(newer > 0 ? { 'newer here': newer } : {}),
    'as before': messages.filter(({ effect, isNewerHere }) => !effect && !isNewerHere).length,
  }
}
