import { Command } from '@commander-js/extra-typings'
import { count } from '../../lib/output.ts'
import { printFollowUp, printTexts, printWritten } from '../keys/printEdit.ts'
import { readersOf } from '../keys/readers.ts'
import { prepareRemoval, textsRemoved } from '../keys/remove.ts'
import { exclusively } from '../model/exclusively.ts'
import { readSoundProject } from '../model/project.ts'

export const removeCommand = new Command('remove')
  .description('Take messages out of every locale, with their records and comments.')
  .argument('<key...>', 'such as pages/about:hero.title, or "pages/about:hero.*" for a group')
  .option('--force', 'also those that the site still reads')
  .option('--dry-run', 'say what would go, write nothing')
  .addHelpText('after', '\nExample: npm run i18n -- remove "pages/about:hero.*" --dry-run')
  .action(async (names, { force = false, dryRun = false }) => {
    const removal = await exclusively(process.cwd(), async (write) => {
      const project = await readSoundProject()
      const edit = await prepareRemoval(project, names)
      const readers = await readersOf(project, edit.change.ids)
      const refused = readers.length > 0 && !force
      if (!dryRun && !refused) await write(edit.files)
      return { ...edit, readers, refused, texts: textsRemoved(project, edit.change) }
    })
    const { change, files, patterns, readers, refused, texts } = removal
    const isPlan = dryRun || refused
    console.log(`${isPlan ? 'Would remove' : 'Removed'} ${count(change.ids.length, 'message')}:`)
    console.log([...printTexts(texts), ...printWritten(files, isPlan, readers)].join('\n'))
    if (refused) {
      throw new Error('The site still reads these messages, so nothing was written. Change the code first, or --force.')
    }
    console.log(printFollowUp(patterns, readers).join('\n'))
  })
