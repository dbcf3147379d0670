import { Command, Option } from '@commander-js/extra-typings'
import { targetLocales, type Locale, commandLine } from '../config.ts'
import { count, report, tell } from '../lib/output.ts'
import { writeTogether } from '../lib/write.ts'
import { currentUsage, currentUsageOrNote } from '../context/currentUsage.ts'
import type { Usage } from '../model/coverage.ts'
import type { LocaleProblem } from '../model/localeFile.ts'
import { viewNamed } from '../model/pageNames.ts'
import { assertSound, type Project, problemsOf, readProject, targetLocale } from '../model/project.ts'
import { activityOf, printActivity } from '../status/activity.ts'
import { missingOnPage, printMissing, printStale, printWaiting, staleTexts, waitingTexts } from '../status/openTexts.ts'
import { printStatus, statusPage } from '../status/printStatus.ts'
import { printQuality, qualityOf } from '../status/quality.ts'
import { dayOf, readPlan } from '../status/plan.ts'
import { statusOf } from '../status/status.ts'

const help = `
All figures are words of English.
  untranslated  visitors read English here
  unrecorded    somebody edited the file by hand: "accept" settles it
  stale         English has changed since: translate anew, or "accept"
  needs work    somebody has said that it is not good yet
  unreviewed    translated, and nobody has confirmed it
  reviewed      somebody has

Example: ${commandLine()} status pl --pages`

/** Options of the table, and of what is told instead of it. */
const noTable = ['pages', 'html']
const noOther = [...noTable, 'missing', 'stale', 'waiting']
const noneBeside = [...noOther, 'quality']

export const statusCommand = new Command('status')
  .description('How far each locale is: untranslated, stale, translated and reviewed, in English words and per cent.')
  .argument('[locale...]', 'locales to look at (default: all)')
  .option('--pages', 'a row for each page')
  .addOption(
    new Option('--missing <page>', 'every message that this page shows and the locale lacks').conflicts(noTable),
  )
  .option('--stale', 'each stale text, with its English then and now')
  .addOption(
    new Option('--waiting', 'each text under work, beside the one that visitors read meanwhile').conflicts(noTable),
  )
  .addOption(new Option('--quality', 'what revisers have found, by type of MQM, in 1,000 words').conflicts(noOther))
  .addOption(
    new Option('--people', 'who has translated and reviewed how many words on which day').conflicts(noneBeside),
  )
  .option('--since <day>', 'with --people: from this day on, such as 2026-11-01')
  .option('--json', 'print everything as JSON')
  .option('--html <file>', 'write a page to open in a browser')
  .addHelpText('after', help)
  .action(async (codes, options) => {
    const { pages = false, json = false, html, missing } = options
    const locales = codes.length > 0 ? codes.map(targetLocale) : targetLocales()
    const project = await readProject()
    if (missing !== undefined || options.stale || options.waiting || options.people || options.quality)
      return tellInstead(project, locales, { ...options, json })
    const plan = await readPlan(project.folder)
    const status = statusOf(project, locales, { shown: await usageOf(project), plan })
    if (html) {
      await writeTogether(new Map([[html, statusPage(status)]]))
      if (!json) console.log(`Wrote ${html}.`)
    }
    if (json || (!html && status.length > 0)) tell(json, status, () => printStatus(status, pages))
    const problems = problemsOf(project, codes.length > 0 ? { locales } : {})
    if (problems.length > 0) throw new Error(uncounted(problems))
  })

interface Instead {
  readonly missing?: string | undefined
  readonly stale?: true | undefined
  readonly waiting?: true | undefined
  readonly people?: true | undefined
  readonly since?: string | undefined
  readonly json: boolean
}

/** Tells what is asked for in place of the table; without anything else, the quality. */
async function tellInstead(project: Project, locales: readonly Locale[], options: Instead): Promise<void> {
  const { missing, stale, waiting, people, since, json } = options
  const view = missing === undefined ? null : viewNamed(missing)
  const from = since === undefined ? '' : dayOf(since)
  if (from === null) throw new Error(`--since: expected a day such as 2026-11-01, found "${since}".`)
  assertSound(project, { locales })
  if (view !== null) {
    const usage = await currentUsage(project)
    const found = locales.map((locale) => missingOnPage(project, usage, locale, view))
    const plain = found.map(({ locale, ...rest }) => ({ locale: locale.code, ...rest }))
    return tell(json, plain, () => found.map(printMissing).join('\n\n'))
  }
  if (stale) {
    const texts = await staleTexts(project, locales)
    return tell(json, texts, () => printStale(texts))
  }
  if (waiting) {
    const texts = waitingTexts(project, locales)
    return tell(json, texts, () => printWaiting(texts))
  }
  if (people) {
    const all = await Promise.all(locales.map((locale) => activityOf(project, locale, from)))
    const activity = all.flat().toSorted((one, other) => other.day.localeCompare(one.day))
    return tell(json, activity, () => printActivity(activity))
  }
  const qualities = locales.map((locale) => qualityOf(project, locale))
  tell(json, qualities, () => printQuality(qualities))
}

/** What the pages read; null while English cannot be read, since each page shows some. */
async function usageOf(project: Project): Promise<Usage | null> {
  if (problemsOf(project, { locales: [] }).length > 0) return null
  return currentUsageOrNote(project, 'nothing is said of what becomes of each page')
}

function uncounted(problems: readonly LocaleProblem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size
  const rest = ` cannot be read: what depends on ${files === 1 ? 'it' : 'them'} is not counted.`
  return report(
    problems.map(({ message }) => message),
    count(files, 'file') + rest,
  )
}
