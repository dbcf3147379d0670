import { colors } from '../../lib/colors.ts'
import { count, type Finding, printFinding } from '../../lib/output.ts'
import { visible } from '../../lib/visible.ts'
import { textId } from '../formats/model.ts'
import { languageName } from '../model/localeNamed.ts'
import { firstOf } from '../model/publishing/losses.ts'
import { secondPersons } from '../model/records/reviewers.ts'
import { unitId } from '../model/units.ts'
import { type Compared, changedForms, type Effect } from './compare.ts'
import type { NoReview } from '../model/records/transition.ts'
import { CONFLICT, type ImportPlan } from './planImport.ts'

/** Text of a locale that was in a file when it was exported, by the id of the text; what is not found is unknown. */
export type BaseTexts = ReadonlyMap<string, string>

/** Every change, a line for each message; with `showTexts` the old and the new text too. */
export function printChanges({ messages }: ImportPlan, showTexts: boolean): string[] {
  return messages.flatMap((message) => {
    const { effect, unit, older, renamedFrom, record } = message
    if (!effect) return []
    const asides = [
      unit.state === 'reviewed' &&
        effect === 'changed' &&
        !record?.reviewer &&
        `was reviewed by ${secondPersons(unit.record).join(' and ')}`,
      renamedFrom && `was ${visible(renamedFrom)}`,
      older && 'stale: the file has an older English',
      record?.needsWork && effect !== 'needs-work' && 'needs work: the file does not call it finished',
    ].filter(Boolean)
    const aside = asides.length > 0 ? colors.dim(` (${asides.join('; ')})`) : ''
    return [
      `  ${effect.replace('-', ' ').padEnd(10)}  ${unitId(unit)}${aside}`,
      ...(showTexts ? printTexts(message) : []),
    ]
  })
}

function printTexts(message: Compared): string[] {
  return changedForms(message).flatMap(({ form, before }) => {
    const label = form.category ? ` (${form.category})` : ''
    return [`      old${label}: ${shown(before)}`, `      new${label}: ${shown(form.target)}`]
  })
}

const shown = (text: string | null | undefined) =>
  text === null ? '–' : text === undefined ? 'not known here' : visible(text)

/** Each conflict with the three texts. */
function printConflicts(conflicts: readonly Compared[], bases: BaseTexts): string[] {
  return conflicts.flatMap(({ unit, conflicts: forms }) =>
    forms.flatMap(({ form, text }) => {
      const id = textId(unit, form)
      const why = text.baseline
        ? 'changed in the file and here since the export'
        : 'other than here, and the file does not say what it was exported with'
      return [
        `${colors.red('✗')} ${colors.bold(id)}: ${why}`,
        `    exported: ${shown(bases.get(id))}`,
        `    theirs (line ${text.line} of the file): ${shown(text.target)}`,
        `    ours (here now): ${shown(form.target)}`,
      ]
    }),
  )
}

/** Why nothing was written: every finding, and what to do about it. */
export function printRefusal(
  { conflicts, isSound }: ImportPlan,
  findings: readonly Finding[],
  bases: BaseTexts,
): string {
  const rest = findings.filter(({ rule }) => rule !== CONFLICT)
  const choice = '. --theirs takes the texts of the file, --ours keeps those here; with --key, for some messages.'
  return [
    ...rest.map(printFinding),
    ...printConflicts(conflicts, bases),
    '',
    ...say(rest, 'problem', '.'),
    ...say(conflicts, 'conflict', choice),
    `Nothing was written.${isSound ? ' --partial takes the rest of the file and leaves these as they are.' : ''}`,
  ].join('\n')
}

/** What was done with the file, in numbers, with what was left out and why. */
export function printSummary(
  plan: ImportPlan,
  leftOut: readonly Finding[],
  mismatches: readonly Finding[],
  bases: BaseTexts,
): string[] {
  const { locale, messages, lacking, obsolete, gone } = plan
  const findings = [...[...leftOut, ...mismatches].map(printFinding), ...printConflicts(plan.conflicts, bases)]
  const amounts = Object.entries(amountsOf(plan)).map(([name, amount]) => `${amount} ${name}`)
  const prefilled = lacking.filter(({ target }) => target !== null)
  const open = messages.filter(({ effect, record }) => effect && record?.needsWork)
  const written = open.filter(({ effect }) => effect !== 'needs-work')
  const objected = messages.filter(({ isObjected }) => isObjected).map(({ unit }) => ({ id: unitId(unit) }))
  const older = messages.filter((message) => message.older && message.effect)
  const renamed = messages.filter(({ renamedFrom }) => renamedFrom)
  const conflicts = ', left as here: --theirs takes the texts of the file (with --key, some of them).'
  const unfinished = ' not called finished in the file (initial, fuzzy …): written, and marked as needing work.'
  const objections = ' called finished in the file, but since the export said to need work here, and left so'
  const holds = prefilled.length === 1 ? 'holds' : 'hold'
  return [
    ...(findings.length > 0 ? [...findings, ''] : []),
    `${locale ? languageName(locale) : ''}: ${amounts.join(', ')}.`,
    ...(leftOut.length > 0 ? [`Left out because of ${count(leftOut.length, 'problem')}.`] : []),
    ...say(plan.conflicts, 'conflict', conflicts),
    ...say(lacking, 'text', ' without a translation passed over.'),
    ...(prefilled.length > 0
      ? [
          `  Of these, ${prefilled.length} ${holds} the English: ${named(prefilled)}.`,
          '  If it is right in this language too, set the state to translated in the file, or say --confirm.',
        ]
      : []),
    ...say(written, 'message', unfinished, '  If your tool leaves the states as they were, say --confirm.'),
    ...say(objected, 'message', `${objections}: ${named(objected)}.`, '  To settle them: npm run i18n -- accept.'),
    ...noReviews.flatMap(([reason, sentence, ...more]) => {
      const claimed = messages.filter(({ noReview }) => noReview === reason).map(({ unit }) => ({ id: unitId(unit) }))
      return say(claimed, 'message', ` called reviewed ${sentence}: ${named(claimed)}.`, ...more)
    }),
    ...say(older, 'message', ' translated from an older English: taken, and stale.'),
    ...say(mismatches, 'text', ' of an older English left out: today’s has other variables or tags.'),
    ...say(renamed, 'message', ' found under a new key by the English.'),
    ...say(gone, 'text', ` of messages that English no longer has: ${named(gone)}.`),
    ...say(obsolete, 'text', ` of obsolete entries (#~) passed over: ${named(obsolete)}.`, takeUp),
    ...say(
      plan.comments.flatMap(({ lines }) => lines),
      'comment',
      ' kept; the next export has them too.',
    ),
    ...say(
      plan.annotations.flatMap(({ annotations }) => annotations),
      'annotation',
      ' kept: npm run i18n -- status --quality counts them.',
    ),
  ]
}

/** What is said of texts that a file calls reviewed and that are not. */
const noReviews: readonly (readonly [NoReview, sentence: string, ...more: string[]])[] = [
  ['own', 'by whoever translated it, which is no review'],
  ['machine', 'in a file of a machine, which is no review', '  Who has read them says so: npm run i18n -- accept.'],
  [
    'unnamed',
    'by nobody named, which is no review',
    '  If somebody else than the translator has: --reviewer "<name>".',
  ],
]

const takeUp = '  To have them taken, take the #~ away.'

/** A line that begins with how many there are, and those after it; nothing when there are none. */
const say = (list: readonly unknown[], noun: string, rest: string, ...more: string[]) =>
  list.length > 0 ? [`${count(list.length, noun)}${rest}`, ...more] : []

/** The first 20 ids, and how many more there are. */
function named(texts: readonly { readonly id: string }[]): string {
  const ids = texts.map(({ id }) => visible(id))
  return firstOf(ids, 20)
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
