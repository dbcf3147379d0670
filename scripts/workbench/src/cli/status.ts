import { Command, Option } from '@commander-js/extra-typings'
import { colors } from '../lib/colors.ts'
import { count, printResult, printTable, report } from '../lib/output.ts'
import { markWords } from '../lib/wordDiff.ts'
import { currentUsageOrNote } from '../messages/currentUsage.ts'
import { type EnglishForms, previousEnglishOf, previousForm } from '../messages/history.ts'
import { pageName } from '../messages/pageNames.ts'
import { type Amounts, type LocaleStatus, statusOf } from '../messages/status.ts'
import { assertSound, type ProjectTexts, problemsOf, readTexts, targetLocale, unitsIn } from '../messages/texts.ts'
import { formKey, type Unit, type UnitState, unitId } from '../messages/units.ts'
import type { Usage } from '../project/coverage.ts'
import type { LocaleProblem } from '../project/localeFile.ts'
import type { Locale, Project } from '../project/project.ts'

const helpOf = ({ command }: Project) => `
The figures are words of English; open comments count texts.
  untranslated     visitors read English here
  unrecorded       changed outside the editor: accept it with "accept --edited"
  English changed  after the translation: change the translation, or "accept" it
  needs work       marked as not good yet
  unconfirmed      translated, and no second person has confirmed it
  confirmed        a second person has confirmed it
  open comments    texts with a comment that is not resolved
  translated       confirmed or not

Example: ${command} status pl --pages`

export const statusCommand = (project: Project) =>
  new Command('status')
    .description('Show how much of each language is translated and confirmed, in words of English.')
    .argument('[locale...]', 'which languages (default: all)')
    .option('--pages', 'a row for each page')
    .option('--english-changed', 'each text whose English changed, with its English then and now')
    .addOption(new Option('--json', 'print everything as JSON').conflicts('englishChanged'))
    .addHelpText('after', helpOf(project))
    .action(async (codes, { pages = false, englishChanged = false, json = false }) => {
      const locales = codes.length > 0 ? codes.map((code) => targetLocale(project, code)) : project.targets
      const texts = await readTexts(project)
      if (englishChanged) {
        assertSound(texts, locales)
        return console.log(await printEnglishChanged(texts, locales))
      }
      const status = statusOf(texts, locales, { shown: await usageOf(texts) })
      if (json || status.length > 0) printResult(json, status, () => printStatus(project, status, pages))
      const problems = problemsOf(texts, codes.length > 0 ? locales : undefined)
      if (problems.length > 0) throw new Error(uncounted(problems))
    })

/** Reads which messages the pages show; null if English cannot be read, since each page shows some. */
async function usageOf(project: ProjectTexts): Promise<Usage | null> {
  if (problemsOf(project, []).length > 0) return null
  return currentUsageOrNote(project, 'the state of each page is not shown')
}

function uncounted(problems: readonly LocaleProblem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size
  const messages = problems.map(({ message }) => message)
  return report(messages, `${count(files, 'file')} cannot be read, and not counted.`)
}

/** The states with their titles in two lines, so that a row fits into 100 columns. */
const columns: readonly (readonly [UnitState, string, string])[] = [
  ['untranslated', 'untrans-', 'lated'],
  ['unrecorded', 'unre-', 'corded'],
  ['english-changed', 'English', 'changed'],
  ['needs-work', 'needs', 'work'],
  ['unconfirmed', 'uncon-', 'firmed'],
  ['confirmed', 'con-', 'firmed'],
]

/** The status as a table for people; with `pages`, a row for each page. */
function printStatus(project: Project, status: readonly LocaleStatus[], pages: boolean): string {
  const row = (name: string, { total, openComments, site }: Pick<LocaleStatus, 'total' | 'openComments' | 'site'>) => {
    const words = [total.total, ...columns.map(([state]) => total[state])].map((amount) => String(amount.words))
    return [name, ...words, String(openComments), translated(total), site]
  }
  const rows = status.flatMap((locale) => [
    row(`${locale.locale} ${locale.name}`, locale),
    ...(pages ? locale.namespaces : []).map((own) => row(`  ${pageName(project, own.namespace)}`, own)),
  ])
  const titles = (line: 1 | 2) => columns.map((column) => column[line])
  return printTable(
    ['', '', ...titles(1), 'open', 'trans-'],
    [['', 'words', ...titles(2), 'comments', 'lated', 'on the site'], ...rows],
  )
}

/** The share that is translated, confirmed or not: whole per cent, rounded down, so that 100 means all. */
function translated({ unconfirmed, confirmed, total }: Amounts): string {
  const share = (unconfirmed.words + confirmed.words) / total.words
  return total.words === 0 ? '–' : `${Math.floor(share * 100)} %`
}

/** Each text whose English changed: the English then, where it is known, and now, and the translation. */
async function printEnglishChanged(project: ProjectTexts, locales: readonly Locale[]): Promise<string> {
  const texts: string[] = []
  for (const locale of locales) {
    const units = unitsIn(project, locale).filter(({ state }) => state === 'english-changed')
    const previous = await previousEnglishOf(project, units)
    for (const unit of units) texts.push(printVersions(project, locale, unit, previous.get(unit)))
  }
  return [...texts, `English changed: ${count(texts.length, 'text')}.`].join('\n\n')
}

function printVersions({ source }: Project, { code }: Locale, unit: Unit, previous: EnglishForms | undefined): string {
  const versions = unit.forms.map((form) => {
    const then = previous ? previousForm(previous, form.category) : null
    const { before, after } =
      then === null ? { before: '(not in git)', after: form.source } : markWords(then, form.source, source.tag)
    const key = unitId({ ...unit, key: formKey(unit, form) })
    const own = `  ${code.padEnd(12)}  ${form.target ?? ''}`
    return report(`${code}  ${colors.bold(key)}`, `  English then  ${before}`, `  English now   ${after}`, own)
  })
  return versions.join('\n\n')
}
