import path from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { defaultLocale, type Locale, localeOf } from '../../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../../src/config/routes.ts'
import { serve } from '../../hosting/server/server.ts'
import { asJson, count, printTable } from '../../lib/output.ts'
import { type ContextCount, type ContextResult, writeContext } from '../context/contextPages.ts'
import { languageName, localeNamed } from '../model/localeNamed.ts'
import { viewNamed } from '../model/pageNames.ts'
import { readSoundProject, targetLocale } from '../model/project.ts'
import { readUsage } from '../model/records/usageFile.ts'
import { percent } from '../status/statusTable.ts'

export const contextCommand = new Command('context')
  .description('Pictures of the pages that show where each text is seen; exported files link to them.')
  .option('--locale <locale>', 'the pages in this locale, in a folder of its own (default: the English pages)')
  .option('--out <folder>', 'where the pictures go', 'context')
  .option('--page <id...>', 'pages to take (default: all)')
  .option('--json', 'print what was found as JSON')
  .addHelpText(
    'after',
    '\nTakes the site as it was built last (npm run build). Open index.html of the folder; it works offline.',
  )
  .action(async (options) => {
    const locale = contextLocale(options.locale)
    const views = options.page?.map(viewNamed) ?? viewIds
    const usage = await readUsage(process.cwd())
    if (!usage)
      throw new Error(
        '.cache/i18n/usage.json: expected what the last build noted, found no such file. Run npm run build first.',
      )
    const project = await readSoundProject(undefined, { locales: [locale] })
    const { url, server } = await serve({ dist: path.resolve('dist'), port: 0 })
    try {
      const out = locale.code === defaultLocale ? options.out : path.join(options.out, locale.code)
      const onDone = (view: ViewId) => options.json || console.log(`  ${out}/${view}.html`)
      const result = await writeContext({ project, usage, site: url, out: path.resolve(out), locale, views, onDone })
      if (result.counts.length === 0) throw new Error(unpublished(result, locale))
      console.log(options.json ? asJson(result) : `${summary(result, locale)}\nOpen ${out}/index.html`)
    } finally {
      server.close()
      server.closeAllConnections()
    }
  })

/** English, or the locale that somebody typed. Throws when the site does not have it. */
function contextLocale(code: string | undefined): Locale {
  if (code === undefined || localeNamed(code)?.code === defaultLocale) return localeOf(defaultLocale)
  const locale = targetLocale(code)
  if (locale.public) return locale
  throw new Error(
    `${languageName(locale)} is not on the site. Expected a public locale.\nNext: npm run i18n -- publish ${locale.code}, then npm run build.`,
  )
}

function unpublished({ unpublished: views }: ContextResult, locale: Locale): string {
  return [
    `The site as it was built last does not have in ${languageName(locale)}: ${views.join(', ')}.`,
    `Translate what they lack (npm run i18n -- status ${locale.code} --missing <page>), and build the site again.`,
  ].join('\n')
}

function summary(result: ContextResult, locale: Locale): string {
  const { counts } = result
  const rows = counts.map(({ view, messages, boxed, unseen, lost }) => [
    view,
    ...[messages, boxed, unseen, lost.length].map(String),
  ])
  const sum = (pick: (one: ContextCount) => number) => counts.reduce((total, one) => total + pick(one), 0)
  const boxed = sum((one) => one.boxed)
  const lost = counts.flatMap((one) => one.lost.map((id) => `${one.view}: ${id}`))
  const share = percent(boxed, boxed + lost.length)
  return [
    printTable(['page', 'texts', 'shown', 'not visible', 'not found'], rows),
    ...(result.unpublished.length > 0 ? [unpublished(result, locale)] : []),
    ...(lost.length > 0 ? [`Not found:\n  ${lost.join('\n  ')}`] : []),
    `${count(counts.length, 'page')}: ${share} of what can be seen is marked on the pictures.`,
  ].join('\n\n')
}
