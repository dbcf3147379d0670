import { writeFile } from 'node:fs/promises'
import { Command } from 'commander'
import { runCommand } from '../../run.ts'
import { printTable } from '../output.ts'
import { readSoundProject, targetLocale, targetLocales } from '../project.ts'
import { type Amounts, type LocaleStatus, type NamespaceStatus, percent, statusOf } from '../status.ts'
import { statusPage } from '../statusPage.ts'
import { readUsage } from '../usageFile.ts'

interface Options {
  readonly pages?: boolean
  readonly json?: boolean
  readonly html?: string
}

export const statusVerb = new Command('status')
  .description('How far each locale is: untranslated, stale, translated and reviewed, in English words and per cent.')
  .argument('[locale...]', 'locales to look at (default: all)')
  .option('--pages', 'a row for each page')
  .option('--json', 'print everything as JSON')
  .option('--html <file>', 'write a page to open in a browser')
  .action((codes: string[], options: Options) =>
    runCommand(async () => {
      const locales = codes.length > 0 ? codes.map(targetLocale) : targetLocales
      const usage = await readUsage(process.cwd())
      const status = statusOf(await readSoundProject(), locales, usage)
      if (options.html) {
        await writeFile(options.html, statusPage(status))
        if (!options.json) console.log(`Wrote ${options.html}.`)
      }
      if (options.json) console.log(JSON.stringify(status, null, 2))
      else if (!options.html) print(status, options.pages ?? false, usage !== null)
    }),
  )

const head = [
  '',
  'words',
  'untranslated',
  'unrecorded',
  'stale',
  'needs work',
  'unreviewed',
  'reviewed',
  'done',
  'on the site',
]

function print(status: readonly LocaleStatus[], pages: boolean, built: boolean): void {
  const rows = status.flatMap((locale) => {
    const total = row(`${locale.locale} ${locale.name}`, locale.total, locale.public ? 'public' : 'not public')
    if (!pages) return [total]
    return [total, ...locale.namespaces.map((item) => row(`  ${item.namespace}`, item.amounts, onSite(item)))]
  })
  console.log(printTable(head, rows))
  if (pages && !built) console.log('\nBuild the site once to see what becomes of each page (npm run build).')
}

function row(name: string, amounts: Amounts, site: string): string[] {
  const { total, untranslated, unrecorded, stale, 'needs-work': needsWork, translated, reviewed } = amounts
  const words = [total, untranslated, unrecorded, stale, needsWork, translated, reviewed].map((amount) =>
    String(amount.words),
  )
  return [name, ...words, percent(total.words - untranslated.words, total.words), site]
}

function onSite({ page }: NamespaceStatus): string {
  if (!page) return ''
  return page.coverage < 1 ? `${page.state}, ${percent(page.coverage, 1)} of what it shows` : page.state
}
