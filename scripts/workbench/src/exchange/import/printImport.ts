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
  const isLost = unit.state === 'reviewed' && verdict === 'changed' && !record?.reviewer
  return [
    ...(isLost ? [`was reviewed by ${secondPersons(unit.record).join(' and ')}`] : []),
    ...(older ? ['stale: the file has an earlier English'] : []),
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

/**
 * Sentences about texts: {text} is their number, {one|several} words that depend on it, {names} the first 20, {command}
 * how a command starts.
 */
const sentences = {
  leftOut: '{text} left out because of errors. Correct {it|them} in the file, and import the file again.',
  conflict: `{text} left out because of a conflict. ${choice}`,
  newer: '{text} changed here after the export, and kept: {names}.',
  lacking: '{text} not translated yet, or the same as the English. If the English is right: --all-finished.',
  draft: `{text} not finished in the file (initial, fuzzy …). The finished text here stays: {names}.
  To replace {it|them}: --drafts. If your program sets no states: --all-finished.`,
  unfinished: `{text} not finished in the file (initial, fuzzy …): written, and marked as "needs work".
  If your program sets no states: --all-finished.`,
  objected: `{text} left as {it is|they are}, because a person here marked {it|them} as "needs work" after the export: {names}.
  If {it is|they are} good now: {command} accept.`,
  nameless: 'No translator named. Import the file again with --translator "Name".',
  stale: '{text} translated from an earlier English: written, and stale.',
  gone: '{text} that English no longer has: {names}.',
  comments: '{comment} kept. The next export contains {it|them}.',
}

function say({ command }: Project, sentence: string, names: readonly string[]): string[] {
  if (names.length === 0) return []
  const said = sentence.replace(/\{([\w ]*)(?:\|([\w ]+))?\}/g, (_all, word: string, several: string | undefined) => {
    if (word === 'command') return command
    if (word === 'names') return firstOf(names.map(visible), 20)
    if (several !== undefined) return names.length === 1 ? word : several
    return count(names.length, word)
  })
  return said.split('\n')
}

/** Prints the result in numbers, with the left-out texts and the reasons. `ofGit` is a translator that only git names. */
export function printSummary(project: Project, plan: ImportPlan, file: string, ofGit: string | null): string[] {
  const { locale, messages, leftOut } = plan
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
  const lists: readonly (readonly [keyof typeof sentences, readonly string[]])[] = [
    ['leftOut', [...new Set(leftOut.map(({ id }) => id))]],
    ['conflict', judged('conflict')],
    ['newer', judged('newer')],
    ['lacking', judged('lacking')],
    ['draft', judged('draft')],
    ['unfinished', keysOf(isUnfinished)],
    ['objected', judged('objected')],
    ['nameless', keysOf((message) => isNew(message) && message.record && isMakerUnknown(message.record))],
    ['stale', keysOf((message) => isWriting(message) && message.older)],
    ['gone', plan.gone.map(({ id }) => id)],
    ['comments', plan.comments.flatMap(({ lines }) => lines)],
  ]
  const isByGit = ofGit !== null && messages.some(isNew)
  return [
    ...(listed.length > 0 ? [...listed, ''] : []),
    `${locale ? languageName(locale) : ''}: ${counted.join(', ')}.`,
    ...lists.flatMap(([name, keys]) => say(project, sentences[name], keys)),
    ...(isByGit
      ? [`Translator: ${ofGit}, from git. If this is wrong, import the file again with --translator "Name".`]
      : []),
  ]
}
