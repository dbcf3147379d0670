import { commandLine } from '../config.ts'
import path from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { colors } from '../lib/colors.ts'
import { count } from '../lib/output.ts'
import { listed, report } from '../lib/report.ts'
import { type KeyEdit, readersOf } from '../keys/changeFiles.ts'
import { parseKey } from '../keys/keyChange.ts'
import { prepareRemoval, prepareRename, textsRemoved } from '../keys/renameRemove.ts'
import { exclusively } from '../model/exclusively.ts'
import { type Project, readSoundProject } from '../model/project.ts'

export const renameCommand = new Command('rename')
  .description('Give a message, or a group with all that is in it, another key, in every locale with its records.')
  .argument('<key>', 'such as pages/about:hero.title, or pages/about:hero for the group')
  .argument('<new key>', 'also in another group or page')
  .option('--dry-run', 'say what would change, write nothing')
  .addHelpText(
    'after',
    '\nPlural forms go together. The code that reads the key has to be changed by hand: its places are printed.' +
      `\n\nExample: ${commandLine()} rename pages/about:hero.title pages/about:hero.heading`,
  )
  .action(async (key, newKey, { dryRun = false }) => {
    const prepare = (project: Project) => prepareRename(project, parseKey(key), parseKey(newKey))
    const done = await change(prepare, () => !dryRun)
    const what = `${key} to ${newKey} (${count(done.change.ids.length, 'message')})`
    console.log(report(`${dryRun ? 'Would rename' : 'Renamed'} ${what}.`, filesOf(done), followUp(done)))
  })

export const removeCommand = new Command('remove')
  .description('Take messages out of every locale, with their records and comments.')
  .argument('<key...>', 'such as pages/about:hero.title, or "pages/about:hero.*" for a group')
  .option('--force', 'also those that the site still reads')
  .option('--dry-run', 'say what would go, write nothing')
  .addHelpText('after', `\nExample: ${commandLine()} remove "pages/about:hero.*" --dry-run`)
  .action(async (names, { force = false, dryRun = false }) => {
    const isRefused = (readers: readonly string[]) => readers.length > 0 && !force
    const done = await change(
      (project) => prepareRemoval(project, names),
      (readers) => !dryRun && !isRefused(readers),
    )
    const texts = [...textsRemoved(done.project, done.change)].map(([id, texts]) => [
      `  ${colors.bold(id)}`,
      texts.map(({ locale, text }) => `    ${locale}  ${text}`),
    ])
    const heading = `${done.isWritten ? 'Removed' : 'Would remove'} ${count(done.change.ids.length, 'message')}:`
    console.log(report(heading, texts, filesOf(done)))
    if (isRefused(done.readers)) {
      throw new Error('The site still reads these messages, so nothing was written. Change the code first, or --force.')
    }
    console.log(report(followUp(done)))
  })

interface Done extends KeyEdit {
  /** As it was before. */
  readonly project: Project
  /** The places that read the messages. */
  readonly readers: readonly string[]
  readonly isWritten: boolean
}

/** Prepares a change of keys, and writes it if that is wanted once its readers are known. */
const change = (
  prepare: (project: Project) => Promise<KeyEdit>,
  isWanted: (readers: readonly string[]) => boolean,
): Promise<Done> =>
  exclusively(process.cwd(), async (write) => {
    const project = await readSoundProject()
    const edit = await prepare(project)
    const readers = await readersOf(project, edit.change.ids)
    const isWritten = isWanted(readers)
    if (isWritten) await write(edit.files)
    return { ...edit, project, readers, isWritten }
  })

/** How many places are printed. */
const SHOWN = 12

function filesOf({ files, readers, isWritten }: Done) {
  const names = [...files.keys()].map((file) => path.relative(process.cwd(), file)).sort()
  return [isWritten ? 'Wrote:' : 'Would write:', names.map((name) => `  ${name}`), listed('Read by:', readers, SHOWN)]
}

/** What is left to a person. */
function followUp({ patterns, readers }: Done) {
  const places = patterns.map(({ place, pattern }) => `${place} "${pattern}"`)
  const code = readers.length > 0 ? 'change the code, then npm run typecheck and ' : ''
  return [
    listed('Patterns that no longer match what they did; please look at them:', places, SHOWN),
    `Next: ${code}${commandLine()} check`,
  ]
}
