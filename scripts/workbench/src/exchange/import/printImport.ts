import { colors } from '../../lib/colors.ts'
import { isExcusable } from '../../lib/fault.ts'
import { firstOf } from '../../lib/firstOf.ts'
import { amount, lines, type Part, printFinding, report } from '../../lib/output.ts'
import { visible } from '../../lib/visible.ts'
import { unitId } from '../../messages/units.ts'
import { languageName } from '../../project/localeNamed.ts'
import type { Project } from '../../project/project.ts'
import { secondPersons } from '../../project/records/reviewers.ts'
import type { FileFinding } from '../formats/model.ts'
import { type ImportOptions, isWriting, type Judged, type Verdict } from './judge.ts'
import type { ImportPlan } from './planImport.ts'

const printError = (file: string, finding: FileFinding) => printFinding({ ...finding, file, severity: 'error' })

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
  const isLost = unit.state === 'confirmed' && verdict === 'changed' && !record?.reviewers.length
  return [
    ...(isLost ? [`was confirmed by ${secondPersons(unit.record).join(' and ')}`] : []),
    ...(older ? ['English changed since the export'] : []),
    ...(isUnfinished(message) ? ['needs work: not finished in the file'] : []),
  ]
}

const printConflicts = (messages: readonly Judged[]): string[] =>
  messages.flatMap(({ unit, verdict, conflicts }) =>
    (verdict === 'conflict' ? conflicts : []).flatMap(({ form, text: { line, target, baseline } }) => {
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

/** The options for conflicts. */
export const choice = '--theirs takes the texts of the file, --ours keeps those here; --key names some of them.'

/** The refusal of a file: every finding. */
export const printRefusal = ({ findings }: ImportPlan, file: string): string =>
  report(...findings.map((finding) => printError(file, finding)), '', 'Nothing was written.')

/** The words for the number of texts with a verdict. The first three and the last are also printed for none. */
const amounts: readonly (readonly [Verdict, string])[] = [
  ['new', 'new'],
  ['changed', 'changed'],
  ['accepted', 'accepted'],
  ['translator', 'with a new translator'],
  ['needs-work', 'that need work'],
  ['newer', 'newer here'],
  ['unchanged', 'unchanged'],
]

const unfinished = 'not finished in the file (initial, fuzzy …)'
const setsNoStates = 'If your program sets no states, add --all-finished.'

const by = (verdict: Verdict) => (one: Judged) => one.verdict === verdict

/** The sentences about some texts, after their number; {names} are the first 20. */
const sentences: readonly (readonly [isOf: (one: Judged) => boolean, string])[] = [
  [by('conflict'), `left out because of a conflict. ${choice}`],
  [by('newer'), 'changed here after the export, and kept: {names}.'],
  [by('lacking'), 'not translated, or left in English: {names}. If the English is right, add --all-finished.'],
  [
    ({ lacking }) => lacking.some(({ form, text }) => form.target !== null && text.target === null),
    'emptied in the file. What is here stays: {names}.',
  ],
  [by('draft'), `${unfinished}. What is here stays: {names}.\n  To replace it, add --drafts. ${setsNoStates}`],
  [
    by('objected'),
    'kept as “needs work”, which a person here has set after the export: {names}.\n  When corrected: {command} accept {locale} <key>',
  ],
  [isUnfinished, `${unfinished}: written, and marked as “needs work”.\n  ${setsNoStates}`],
  [
    (one) => isWriting(one) && one.older !== null,
    'translated from an earlier English: written, and listed as “English changed”.',
  ],
  [({ hasWarnings }) => hasWarnings, 'written with warnings. To see them: {command} check {locale}'],
]

const cutOff = ' of the export missing. If you did not remove them, the file was cut off: import the whole file again.'

/** The texts that are left out, with the reasons, and the number of those that the file lacks. */
export const printLeftOut = ({ leftOut, messages, missing }: ImportPlan, file: string): string[] =>
  lines(
    leftOut.map(({ finding }) => printError(file, finding)),
    printConflicts(messages),
    amount(missing, 'text', cutOff),
  )

/** Prints the result in numbers, with the left-out texts and the reasons. */
export function printSummary({ command }: Project, plan: ImportPlan, file: string, options: ImportOptions): Part {
  const { locale, messages, leftOut, comments, gone } = plan
  const listed = printLeftOut(plan, file)
  const byVerdict = Map.groupBy(messages, ({ verdict }) => verdict)
  const counted = amounts.flatMap(([verdict, words], index) => {
    const { length = 0 } = byVerdict.get(verdict) ?? []
    return length > 0 || index < 3 || index === amounts.length - 1 ? [`${length} ${words}`] : []
  })
  const say = (texts: readonly { readonly id: string }[], sentence: string): Part => {
    const keys = [...new Set(texts.map(({ id }) => visible(id)))]
    const words = sentence.replace('{command}', command).replace('{locale}', locale?.code ?? '')
    return amount(keys.length, 'text', ` ${words.replace('{names}', () => firstOf(keys, 20))}`)
  }
  const withIds = messages.map((one) => ({ ...one, id: unitId(one.unit) }))
  const fresh = messages.filter(({ verdict }) => verdict === 'new' || verdict === 'changed')
  const { origin, translator, isOfGit } = options
  const isNameless = origin === 'human' && fresh.some(({ record }) => record?.translators.length === 0)
  const again = 'import the file again with --translator "Name".'
  return [
    listed.length > 0 && [...listed, ''],
    `${locale ? languageName(locale) : ''}: ${counted.join(', ')}.`,
    say(leftOut, 'left out because of errors. Correct the file, and import it again.'),
    messages.some(({ faults }) =>
      faults.some(({ rule }) => rule !== 'plural-forms' && isExcusable({ rule, severity: 'error' })),
    ) && '  If a text is right all the same, write it in the editor, and say why there.',
    sentences.map(([isOf, sentence]) => say(withIds.filter(isOf), sentence)),
    say(gone, 'not in the English any more: {names}.'),
    amount(comments.flatMap((one) => one.lines).length, 'comment', ' kept.'),
    isNameless && `No translator is named. Please ${again}`,
    isOfGit && fresh.length > 0 && `Translator: ${translator}, from git. If this is wrong, ${again}`,
  ]
}
