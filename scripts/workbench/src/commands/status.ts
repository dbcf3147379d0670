import { Command } from '@commander-js/extra-typings'
import { commandLine, targetLocales } from '../config.ts'
import { currentUsageOrNote } from '../model/currentUsage.ts'
import { count, report, tell } from '../lib/output.ts'
import type { Usage } from '../model/coverage.ts'
import type { LocaleProblem } from '../model/localeFile.ts'
import { assertSound, type Project, problemsOf, readProject, targetLocale } from '../model/project.ts'
import { printStatus } from '../status/printStatus.ts'
import { printStale, staleTexts } from '../status/staleTexts.ts'
import { statusOf } from '../status/status.ts'

const help = `
All figures are words of English, but for questions, which are texts.
  untranslated  visitors read English here
  unrecorded    somebody edited the file by hand: "accept" settles it
  stale         English has changed since: translate anew, or "accept"
  needs work    somebody has said that it is not good yet
  unreviewed    translated, and nobody has confirmed it
  reviewed      somebody has
  questions     texts with a comment that is not settled

Example: ${commandLine()} status pl --pages`

export const statusCommand = new Command('status')
  .description('How far each locale is: untranslated, stale, translated and reviewed, in English words and per cent.')
  .argument('[locale...]', 'locales to look at (default: all)')
  .option('--pages', 'a row for each page')
  .option('--stale', 'each stale text, with its English then and now')
  .option('--json', 'print everything as JSON')
  .addHelpText('after', help)
  .action(async (codes, { pages = false, stale = false, json }) => {
    const locales = codes.length > 0 ? codes.map(targetLocale) : targetLocales()
    const project = await readProject()
    if (stale) {
      assertSound(project, { locales })
      const texts = await staleTexts(project, locales)
      return tell(json, texts, () => printStale(texts))
    }
    const status = statusOf(project, locales, { shown: await usageOf(project) })
    if (json || status.length > 0) tell(json, status, () => printStatus(status, pages))
    const problems = problemsOf(project, codes.length > 0 ? { locales } : {})
    if (problems.length > 0) throw new Error(uncounted(problems))
  })

/** Reads which messages the pages show; null if English cannot be read, since each page shows some. */
async function usageOf(project: Project): Promise<Usage | null> {
  if (problemsOf(project, { locales: [] }).length > 0) return null
  return currentUsageOrNote(project, 'the state of each page is not shown')
}

function uncounted(problems: readonly LocaleProblem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size
  const rest = ` cannot be read: what depends on ${files === 1 ? 'it' : 'them'} is not counted.`
  return report(
    problems.map(({ message }) => message),
    count(files, 'file') + rest,
  )
}
