import { stat } from 'node:fs/promises'
import { Command } from '@commander-js/extra-typings'
import { localeCodes, type Locale, viewIds, targetLocales, commandLine } from '../config.ts'
import { count } from '../lib/output.ts'
import { progressBar } from '../lib/progress.ts'
import { writeTogether } from '../lib/write.ts'
import { languageName } from '../model/localeNamed.ts'
import { viewNamed } from '../model/pageNames.ts'
import { readSoundProject, targetLocale } from '../model/project.ts'
import { workbenchDocument } from '../one-file/writeWorkbench.ts'

const help = `
The file opens in Chromium, Chrome, Edge and Firefox and needs nothing else. It shows the texts as they are in locales/ now,
and keeps what is done in it in the browser, until its download is handed back: ${commandLine()} import isogloss-pl.xlf

Examples:
  ${commandLine()} workbench pl
  ${commandLine()} workbench pl --page about contacts --out about.html`

export const workbenchCommand = new Command('workbench')
  .description('One HTML file to translate and revise in, for somebody without this project: pages, texts, checks.')
  .argument('[locale]', 'the locale to translate into, such as pl (default: the only one)')
  .option('--page <id...>', 'pages to show (default: all)')
  .option('--out <file>', 'where to write (default: isogloss-<locale>.html)')
  .addHelpText('after', help)
  .action(async (code, { page, out }) => {
    const locale = wantedLocale(code)
    const views = page?.map(viewNamed) ?? viewIds()
    const project = await readSoundProject(undefined, { locales: [locale] })
    const file = out ?? `isogloss-${locale.code}.html`
    const onDone = progressBar(views.length, process.stderr)
    const text = await workbenchDocument({ project, root: process.cwd(), locale, views, onDone })
    await writeTogether(new Map([[file, text]]))
    const { size } = await stat(file)
    console.log(
      `Wrote ${count(views.length, 'page')} for ${languageName(locale)} to ${file} (${(size / 1e6).toFixed(1)} MB).\n` +
        `Next: send it to the translator, who sends isogloss-${locale.code}.xlf back; then ${commandLine()} import isogloss-${locale.code}.xlf`,
    )
  })

function wantedLocale(code: string | undefined): Locale {
  if (code !== undefined) return targetLocale(code)
  const [only, ...others] = targetLocales()
  if (only && others.length === 0) return only
  throw new Error(`Expected a locale, one of ${localeCodes(targetLocales())}; found none.`)
}
