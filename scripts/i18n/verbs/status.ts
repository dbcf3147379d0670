import { writeFile } from 'node:fs/promises'
import { Command, Option } from 'commander'
import type { Locale } from '../../../src/config/locales.ts'
import { runCommand } from '../../run.ts'
import { currentUsage, currentUsageOrNote } from '../currentUsage.ts'
import { missingOnPage, printMissing } from '../missing.ts'
import { type Project, readSoundProject, targetLocale, targetLocales } from '../project.ts'
import { statusOf } from '../status.ts'
import { statusPage } from '../statusPage.ts'
import { printStatus } from '../statusTable.ts'
import { viewNamed } from '../viewNamed.ts'
import { printStale, staleTexts } from './statusStale.ts'

interface Options {
  readonly pages?: boolean
  readonly stale?: boolean
  readonly json?: boolean
  readonly html?: string
  readonly missing?: string
}

export const statusVerb = new Command('status')
  .description('How far each locale is: untranslated, stale, translated and reviewed, in English words and per cent.')
  .argument('[locale...]', 'locales to look at (default: all)')
  .option('--pages', 'a row for each page')
  .addOption(
    new Option('--missing <page>', 'every message that this page shows and the locale lacks').conflicts([
      'pages',
      'html',
    ]),
  )
  .option('--stale', 'each stale text, with its English then and now')
  .option('--json', 'print everything as JSON')
  .option('--html <file>', 'write a page to open in a browser')
  .action((codes: string[], { pages = false, stale = false, json = false, html, missing }: Options) =>
    runCommand(async () => {
      const locales = codes.length > 0 ? codes.map(targetLocale) : targetLocales
      const project = await readSoundProject()
      if (missing !== undefined) return showMissing(project, locales, missing, json)
      if (stale) {
        const texts = await staleTexts(project, locales)
        console.log(json ? JSON.stringify(texts, null, 2) : printStale(texts))
        return
      }
      const usage = await currentUsageOrNote(project, 'nothing is said of what becomes of each page')
      const status = statusOf(project, locales, usage)
      if (html) {
        await writeFile(html, statusPage(status))
        if (!json) console.log(`Wrote ${html}.`)
      }
      if (json) console.log(JSON.stringify(status, null, 2))
      else if (!html) console.log(printStatus(status, pages))
    }),
  )

async function showMissing(project: Project, locales: readonly Locale[], page: string, json: boolean): Promise<void> {
  const view = viewNamed(page)
  const usage = await currentUsage(project)
  const found = locales.map((locale) => missingOnPage(project, usage, locale, view))
  if (json) {
    const plain = found.map(({ locale, ...rest }) => ({ locale: locale.code, ...rest }))
    console.log(JSON.stringify(plain, null, 2))
  } else console.log(found.map(printMissing).join('\n\n'))
}
