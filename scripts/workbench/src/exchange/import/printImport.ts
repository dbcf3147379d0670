import { colors } from '../../lib/colors.ts'
import { firstOf } from '../../lib/firstOf.ts'
import { amount, count, type Finding, printFinding, report } from '../../lib/output.ts'
import { visible } from '../../lib/visible.ts'
import { isMakerUnknown } from '../../messages/transition.ts'
import { unitId } from '../../messages/units.ts'
import { languageName } from '../../project/localeNamed.ts'
import type { Project } from '../../project/project.ts'
import { secondPersons } from '../../project/records/reviewers.ts'
import type { FileFinding } from '../formats/model.ts'
import { isWriting, type Judged, type Verdict } from './judge.ts'
import { CONFLICT, type ImportPlan } from './planImport.ts'

/** Findings of a file as errors. */
const inFile = (file: string, findings: readonly FileFinding[]) =>
  findings.map((finding): Finding => ({ ...finding, file, severity: 'error' }))

const shown = (text: string | null) => (text === null ? '–' : visible(text))

/** Every change, a line for each message; with `showTexts` also the old and the new text. */
export const printChanges = ({ messages }: ImportPlan, showTexts: boolean): string[] =>
  messages.filter(isWriting).flatMap((message) => {
    const { unit, verdict, forms } = message
    const asides = asidesOf(message)
    const aside = asides.length > 0 ? colors.dim(` (${asides.join('; ')})`) : ''
    const texts = forms.flatMap(({ category, target }, index) => {
      const before = unit.forms[index]?.target ?? null
      const label = category ? ` (${category})` : ''
      return before === target ? [] : [`      old${label}: ${shown(before)}`, `      new${label}: ${shown(target)}`]
    })
    return [`  ${verdict.replace('-', ' ').padEnd(10)}  ${unitId(unit)}${aside}`, ...(showTexts ? texts : [])]
  })

const isUnfinished = ({ verdict, record }: Judged) => verdict !== 'needs-work' && record?.needsWork === true

function asidesOf(message: Judged): string[] {
  const { unit, verdict, older, record } = message
  const isLost = unit.state === 'confirmed' && verdict === 'changed' && !record?.reviewer
  return [
    ...(isLost ? [`was confirmed by ${secondPersons(unit.record).join(' and ')}`] : []),
    ...(older ? ['English changed since the export'] : []),
    ...(isUnfinished(message) ? ['needs work: not finished in the file'] : []),
  ]
}

const printConflicts = (messages: readonly Judged[]): string[] =>
  messages.flatMap(({ unit, verdict, conflicts }) =>
    (verdict === CONFLICT ? conflicts : []).flatMap(({ form, text: { line, target, baseline } }) => {
      const why = baseline
        ? 'changed in the file and here since the export'
        : 'not the same as here, and the file does not contain the exported text'
      return [
        `${colors.red('✗')} ${colors.bold(unitId(unit))}${form.category ? ` (${form.category})` : ''}: ${why}`,
        `    theirs (line ${line} of the file): ${shown(target)}`,
        `    ours (here now): ${shown(form.target)}`,
      ]
    }),
  )

const choice = '--theirs takes the texts of the file, --ours keeps those here; --key names some of them.'

/** The refusal: every finding, and the next step. */
export function printRefusal({ findings, messages }: ImportPlan, file: string): string {
  const errors = inFile(file, findings).filter(({ rule }) => rule !== CONFLICT)
  const amounts = report(
    amount(errors.length, 'error'),
    amount(findings.length - errors.length, 'conflict', `. ${choice}`),
  )
  return report(errors.map(printFinding), printConflicts(messages), '', amounts, 'Nothing was written.')
}

/** The words for the number of texts with a verdict. The first three and the last are also printed for none. */
const amounts: readonly (readonly [Verdict, string])[] = [
  ['new', 'new'],
  ['changed', 'changed'],
  ['accepted', 'accepted'],
  ['partly', 'translated in part'],
  ['attributed', 'with a new translator'],
  ['needs-work', 'that need work'],
  ['newer', 'newer here'],
  ['unchanged', 'unchanged'],
]

/** Prints a sentence about some texts, which begins with their number; {names} are the first 20. */
const say = (keys: readonly string[], sentence: string): string[] =>
  keys.length === 0
    ? []
    : `${count(keys.length, 'text')} ${sentence.replace('{names}', () => firstOf(keys.map(visible), 20))}`.split('\n')

const setsNoStates = 'If your program sets no states: --all-finished.'

/** Prints the result in numbers, with the left-out texts and the reasons. `ofGit` is a translator that only git names. */
export function printSummary(project: Project, plan: ImportPlan, file: string, ofGit: string | null): string[] {
  const { locale, messages, leftOut, comments, gone } = plan
  const findings = inFile(
    file,
    leftOut.map(({ finding }) => finding),
  )
  const listed = [...findings.map(printFinding), ...printConflicts(messages)]
  const counted = amounts.flatMap(([verdict, words], index) => {
    const number = messages.filter((message) => message.verdict === verdict).length
    return number > 0 || index < 3 || index === amounts.length - 1 ? [`${number} ${words}`] : []
  })
  const keysOf = (isWanted: (message: Judged) => unknown) => messages.filter(isWanted).map(({ unit }) => unitId(unit))
  const judged = (wanted: Verdict) => keysOf(({ verdict }) => verdict === wanted)
  const isNew = ({ verdict }: Judged) => verdict === 'new' || verdict === 'changed'
  const isNameless = messages.some((one) => isNew(one) && one.record && isMakerUnknown(one.record))
  const lines = comments.flatMap((one) => one.lines)
  const again = 'import the file again with --translator "Name".'
  return [
    ...(listed.length > 0 ? [...listed, ''] : []),
    `${locale ? languageName(locale) : ''}: ${counted.join(', ')}.`,
    ...say(
      [...new Set(leftOut.map(({ id }) => id))],
      'left out because of errors. Correct the file, and import it again.',
    ),
    ...say(judged('conflict'), `left out because of a conflict. ${choice}`),
    ...say(judged('newer'), 'changed here after the export, and kept: {names}.'),
    ...say(
      judged('lacking'),
      'not translated yet, or the same as the English. If the English is right: --all-finished.',
    ),
    ...say(
      judged('draft'),
      `not finished in the file (initial, fuzzy …). What is here stays: {names}.\n  To replace it: --drafts. ${setsNoStates}`,
    ),
    ...say(
      keysOf(isUnfinished),
      `not finished in the file (initial, fuzzy …): written, and marked as "needs work".\n  ${setsNoStates}`,
    ),
    ...say(
      judged('objected'),
      `kept as "needs work", which a person here has set after the export: {names}.\n  When corrected: ${project.command} accept.`,
    ),
    ...say(
      keysOf((message) => isWriting(message) && message.older),
      'translated from an earlier English: written, and listed as “English changed”.',
    ),
    ...say(
      gone.map(({ id }) => id),
      'not in the English any more: {names}.',
    ),
    ...(lines.length > 0 ? [`${count(lines.length, 'comment')} kept. The next export contains them.`] : []),
    ...(isNameless ? [`No translator named. Please ${again}`] : []),
    ...(ofGit !== null && messages.some(isNew) ? [`Translator: ${ofGit}, from git. If this is wrong, ${again}`] : []),
  ]
}
