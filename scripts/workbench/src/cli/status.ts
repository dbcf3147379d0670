import { Command } from '@commander-js/extra-typings'
import { count, printResult, printTable, report } from '../lib/output.ts'
import { currentUsageOrNote } from '../messages/currentUsage.ts'
import { pageName } from '../messages/pageNames.ts'
import { type Amounts, type LocaleStatus, statusOf } from '../messages/status.ts'
import { assertSound, type ProjectTexts, problemsOf, readTexts, targetLocale } from '../messages/texts.ts'
import type { UnitState } from '../messages/units.ts'
import type { Usage } from '../project/coverage.ts'
import type { LocaleProblem } from '../project/localeFile.ts'
import type { Project } from '../project/project.ts'
import { printStale, staleTexts } from './staleTexts.ts'

const helpOf = ({ command }: Project) => `
The figures are words of English; questions are texts.
  untranslated  visitors read English here
  unrecorded    changed in the file: confirm it with "accept"
  stale         the English has changed: change the translation, or "accept" it
  needs work    a person has marked it as not good yet
  unconfirmed   translated, and no second person has confirmed it
  confirmed     a second person has confirmed it
  questions     texts with an open comment
  translated    confirmed or not

Example: ${command} status pl --pages`

export const statusCommand = (project: Project) =>
  new Command('status')
    .description('Shows the translated and confirmed share of each locale, in words of English.')
    .argument('[locale...]', 'which locales (default: all)')
    .option('--pages', 'a row for each page')
    .option('--stale', 'each stale text, with its English then and now')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', helpOf(project))
    .action(async (codes, { pages = false, stale: isStale = false, json }) => {
      const locales = codes.length > 0 ? codes.map((code) => targetLocale(project, code)) : project.targets
      const texts = await readTexts(project)
      if (isStale) {
        assertSound(texts, { locales })
        const stale = await staleTexts(texts, locales)
        return printResult(json, stale, () => printStale(project, stale))
      }
      const status = statusOf(texts, locales, { shown: await usageOf(texts) })
      if (json || status.length > 0) printResult(json, status, () => printStatus(project, status, pages))
      const problems = problemsOf(texts, codes.length > 0 ? { locales } : {})
      if (problems.length > 0) throw new Error(uncounted(problems))
    })

/** Reads which messages the pages show; null if English cannot be read, since each page shows some. */
async function usageOf(project: ProjectTexts): Promise<Usage | null> {
  if (problemsOf(project, { locales: [] }).length > 0) return null
  return currentUsageOrNote(project, 'the state of each page is not shown')
}

function uncounted(problems: readonly LocaleProblem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size
  const rest = ` cannot be read, and not counted.`
  return report(
    problems.map(({ message }) => message),
    count(files, 'file') + rest,
  )
}

/** The states with their titles in two lines, so that a row fits into 100 columns. */
const columns: readonly (readonly [UnitState, string, string])[] = [
  ['untranslated', 'untrans-', 'lated'],
  ['unrecorded', 'unre-', 'corded'],
  ['stale', '', 'stale'],
  ['needs-work', 'needs', 'work'],
  ['translated', 'uncon-', 'firmed'],
  ['reviewed', 'con-', 'firmed'],
]

/** The status as a table for people; with `pages`, a row for each page, and no column that is 0 throughout. */
function printStatus(project: Project, status: readonly LocaleStatus[], pages: boolean): string {
  const shown = columns.filter(([state]) => !pages || status.some(({ total }) => total[state].texts > 0))
  const row = (name: string, { total, questions, site }: Pick<LocaleStatus, 'total' | 'questions' | 'site'>) => {
    const words = [total.total, ...shown.map(([state]) => total[state])].map((amount) => String(amount.words))
    return [name, ...words, String(questions), translated(total), site]
  }
  const rows = status.flatMap((locale) => [
    row(`${locale.locale} ${locale.name}`, locale),
    ...(pages ? locale.namespaces : []).map((own) => row(`  ${pageName(project, own.namespace)}`, own)),
  ])
  const titles = (line: 1 | 2) => shown.map((state) => state[line])
  return printTable(
    ['', '', ...titles(1), 'ques-', 'trans-'],
    [['', 'words', ...titles(2), 'tions', 'lated', 'on the site'], ...rows],
  )
}

/** The share that is translated, confirmed or not: whole per cent, rounded down, so that 100 means all. */
function translated({ translated, reviewed, total }: Amounts): string {
  const share = (translated.words + reviewed.words) / total.words
  return total.words === 0 ? '–' : `${Math.floor(share * 100)} %`
}
