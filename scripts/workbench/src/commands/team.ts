import { Command } from '@commander-js/extra-typings'
import { commandLine, editorLine } from '../config.ts'
import { lines, report } from '../lib/output.ts'
import { getWork, type Outcome, readKept, repositoryOf, sendWork } from '../team/team.ts'

/** i18next-workbench send: one's own work to the branch of one's own. */
export const sendCommand = new Command('send')
  .description('Send your work: commits all texts, records and comments, and sends them to a branch of your own.')
  .addHelpText(
    'after',
    `
The branch is called translate/<your name>, by the name that git has; other changed files stay as they are. Without a
network the work is committed, and goes with the next "${commandLine()} send". Nothing that others have sent is replaced.`,
  )
  .action(async () => {
    tell(await sendWork(await repositoryOf(process.cwd()), null))
  })

/** i18next-workbench get: the work of others into one's own. */
export const getCommand = new Command('get')
  .description("Get others' work: what they have sent, and the common branch, merged message by message into yours.")
  .addHelpText(
    'after',
    `
Your own work is committed first. Of a text that you and somebody else have changed, theirs is taken for the time being, and
yours is kept until you choose, in the editor (${editorLine()} <locale>).`,
  )
  .action(async () => {
    const repository = await repositoryOf(process.cwd())
    tell(await getWork(repository, null))
    const { unsettled } = await readKept(repository)
    const open = unsettled.map(({ file, key, base, yours }) => [
      `${file} ${key}`,
      `  before  ${base ?? '(none)'}`,
      `  yours   ${yours}`,
    ])
    if (open.length > 0) console.log(report('', ...open, '', `Next: ${editorLine()} <locale>`))
  })

/** Says what became of it. Throws an error where something is left to be done. */
function tell({ kind, said, hasOther }: Outcome): void {
  if (kind !== 'done') throw new Error(said)
  console.log(report(lines(said, hasOther && 'Files of the code came, too: start the editor anew if it is open.')))
}
