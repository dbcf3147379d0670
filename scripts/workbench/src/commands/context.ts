import path from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { sourceLocale, type Locale, localeOf, viewIds } from '../config.ts'
import { count, lines, listed, printTable, report, tell } from '../lib/output.ts'
import { progressBar } from '../lib/progress.ts'
import { type ContextCount, writeContext } from '../context/contextPages.ts'
import { localeNamed } from '../model/localeNamed.ts'
import { viewNamed } from '../model/pageNames.ts'
import { readSoundProject, targetLocale } from '../model/project.ts'
import { percent } from '../status/printStatus.ts'

export const contextCommand = new Command('context')
  .description('Pictures of the pages that show where each text is seen; exported files link to them.')
  .option('--locale <locale>', 'the pages in this locale, in a folder of its own (default: the English pages)')
  .option('--out <folder>', 'where the pictures go', 'context')
  .option('--page <id...>', 'pages to take (default: all)')
  .option('--json', 'print what was found as JSON')
  .addHelpText(
    'after',
    '\nShows the texts as they are in locales/ now, whether the locale is on the site or not. Open index.html of the folder; it works offline.',
  )
  .action(async (options) => {
    const locale = contextLocale(options.locale)
    const views = options.page?.map(viewNamed) ?? viewIds()
    const project = await readSoundProject(undefined, { locales: [locale] })
    const out = locale.code === sourceLocale() ? options.out : path.join(options.out, locale.code)
    const progress = progressBar(views.length, options.json ? null : process.stderr)
    const counts = await writeContext({
      project,
      root: process.cwd(),
      out: path.resolve(out),
      locale,
      views,
      onDone: progress,
    })
    tell(options.json, counts, () => `${summary(counts)}\nOpen ${out}/index.html`)
  })

function contextLocale(code: string | undefined): Locale {
  if (code === undefined || localeNamed(code)?.code === sourceLocale()) return localeOf(sourceLocale())
  return targetLocale(code)
}

function summary(counts: readonly ContextCount[]): string {
  const rows = counts.map(({ view, messages, boxed, unseen, lost }) => [
    view,
    ...[messages, boxed, unseen, lost.length].map(String),
  ])
  const sum = (pick: (one: ContextCount) => number) => counts.reduce((total, one) => total + pick(one), 0)
  const boxed = sum((one) => one.boxed)
  const lost = counts.flatMap((one) => one.lost.map((id) => `${one.view}: ${id}`))
  const share = percent(boxed, boxed + lost.length)
  return lines(
    printTable(['page', 'texts', 'shown', 'not visible', 'not found'], rows),
    lost.length > 0 && report(listed('Not found:', lost)),
    `${count(counts.length, 'page')}: ${share} of what can be seen is marked on the pictures.`,
  ).join('\n\n')
}
