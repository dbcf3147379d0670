import { Command } from '@commander-js/extra-typings'
import { count } from '../../lib/output.ts'
import { parseKey } from '../keys/keyChange.ts'
import { printFollowUp, printWritten } from '../keys/printEdit.ts'
import { readersOf } from '../keys/readers.ts'
import { prepareRename } from '../keys/rename.ts'
import { exclusively } from '../model/exclusively.ts'
import { readSoundProject } from '../model/project.ts'

export const renameCommand = new Command('rename')
  .description('Give a message, or a group with all that is in it, another key, in every locale with its records.')
  .argument('<key>', 'such as pages/about:hero.title, or pages/about:hero for the group')
  .argument('<new key>', 'also in another group or page')
  .option('--dry-run', 'say what would change, write nothing')
  .addHelpText(
    'after',
    '\nPlural forms go together. The code that reads the key has to be changed by hand: its places are printed.' +
      '\n\nExample: npm run i18n -- rename pages/about:hero.title pages/about:hero.heading',
  )
  .action(async (key, newKey, { dryRun = false }) => {
    const { change, files, patterns, readers } = await exclusively(process.cwd(), async (write) => {
      const project = await readSoundProject()
      const edit = await prepareRename(project, parseKey(key), parseKey(newKey))
      if (!dryRun) await write(edit.files)
      return { ...edit, readers: await readersOf(project, edit.change.ids) }
    })
    const what = `${key} to ${newKey} (${count(change.ids.length, 'message')})`
    console.log(`${dryRun ? 'Would rename' : 'Renamed'} ${what}.`)
    console.log([...printWritten(files, dryRun, readers), ...printFollowUp(patterns, readers)].join('\n'))
  })
