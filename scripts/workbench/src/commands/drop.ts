import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { commandLine, config, namespaces, textPlace } from '../config.ts'
import { git } from '../lib/git.ts'
import { count, report } from '../lib/output.ts'
import { exclusively } from '../model/exclusively.ts'
import { removeRow } from '../model/localeRows.ts'
import { readProject, targetLocale } from '../model/project.ts'
import { filesBeside } from '../model/records/beside.ts'
import { printUnpublished, unpublishedFile } from '../model/publishing/unpublished.ts'

export const dropCommand = new Command('drop')
  .description('Take a locale away: its texts, its records, and its row in the list of locales.')
  .argument('<locale>', 'the locale, such as pl')
  .option('--force', 'also what git does not have, which is lost then')
  .option('--dry-run', 'say what would go, change nothing')
  .addHelpText('after', `\nWhat git has can be had back from it.\n\nExample: ${commandLine()} drop de --dry-run`)
  .action(async (code, { force = false, dryRun = false }) => {
    const locale = targetLocale(code)
    const places = placesOf(locale.code)
    if (!force) await assertCommitted(places)
    if (!dryRun) {
      await exclusively(process.cwd(), async (write) => {
        await write(await listsWithout(locale.code))
        for (const place of places) await rm(path.resolve(place), { recursive: true, force: true })
      })
    }
    console.log(
      report(
        places.map((place) => `  ${place}`),
        `${locale.name} (${locale.code}): ${dryRun ? 'would take' : 'took'} away ${count(places.length, 'place')}.`,
        !dryRun && `Next: ${commandLine()} check`,
      ),
    )
  })

function placesOf(code: string): string[] {
  const { layout } = config()
  const own = path.posix.join(layout.folder, code)
  const files = namespaces().map((namespace) => textPlace(code, namespace))
  const texts = files.every((file) => file.startsWith(`${own}/`)) ? [own] : files
  return [...texts, ...filesBeside(layout.folder, code)].filter((place) => existsSync(path.resolve(place)))
}

async function assertCommitted(places: readonly string[]): Promise<void> {
  const changed = await git(process.cwd(), ['status', '--porcelain', '--ignored', '--', ...places])
  if (changed.trim() === '') return
  const names = changed
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line.slice(3)}`)
  throw new Error(
    [
      'Expected all of it to be in git, found changes that are in no commit:',
      ...names,
      'Commit them, or say --force.',
    ].join('\n'),
  )
}

/** The lists of locales without one; a project whose files are its list has none. */
async function listsWithout(code: string): Promise<Map<string, string>> {
  const { isStrict, localesFile } = config()
  const files = new Map<string, string>()
  if (isStrict) {
    const table = path.resolve(localesFile)
    files.set(table, removeRow(await readFile(table, 'utf8'), code))
  }
  const { folder, unpublished } = await readProject()
  if (unpublished.has(code)) files.set(unpublishedFile(folder), printUnpublished(unpublished, code, []))
  return files
}
