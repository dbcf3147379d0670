import { Command } from '@commander-js/extra-typings'
import { count } from '../../lib/output.ts'
import { writeTogether } from '../../lib/write.ts'
import { parseKey } from '../keys/keyChange.ts'
import { printFollowUp, printWritten } from '../keys/printEdit.ts'
import { readersOf } from '../keys/readers.ts'
import { prepareRename } from '../keys/rename.ts'
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
    const project = await readSoundProject()
    const { change, files, patterns } = await prepareRename(project, parseKey(key), parseKey(newKey))
    const readers = await readersOf(project, change.ids)
    if (!dryRun) await writeTogether(files)
    const what = `${key} to ${newKey} (${count(change.ids.length, 'message')})`
    console.log(`${dryRun ? 'Would rename' : 'Renamed'} ${what}.`)
    console.log([...printWritten(files, dryRun, readers), ...printFollowUp(patterns, readers)].join('\n'))
  })
