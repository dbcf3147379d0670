/** npm run analyze: what is in each script of the built site, as a table and as a page that opens without a network. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Command } from 'commander'
import { runCommand } from './lib/run.ts'
import { readBuiltSite } from './quality/analyze/builtSite.ts'
import { ACCEPTED, writeAccepted } from './quality/analyze/growth.ts'
import { reportPage } from './quality/analyze/page.ts'
import { shareOf } from './quality/analyze/shares.ts'
import { chunksTable, modulesTable } from './quality/analyze/tables.ts'

const PAGE = '.cache/analyze.html'

const program = new Command('npm run analyze --')
  .description('Shows what each script of the built site is made of. Build first.')
  .option('--dist <folder>', 'the built site', 'dist')
  .option('--accept', `keep today's sizes in ${ACCEPTED}, from which growth is told`)
  .showHelpAfterError('(add --help for what is expected)')
  .action(async ({ dist, accept }: { readonly dist: string; readonly accept?: boolean }) => {
    const root = process.cwd()
    const site = await readBuiltSite(root, dist)
    if (accept) {
      console.log(`${await writeAccepted(site, path.join(root, ACCEPTED))} sizes kept in ${ACCEPTED}`)
      return
    }
    const shares = shareOf(site)
    console.log(`${chunksTable(shares)}\n\n${modulesTable(shares)}`)
    await mkdir(path.dirname(PAGE), { recursive: true })
    await writeFile(PAGE, reportPage(shares))
    console.log(`\nEvery module of every script: ${PAGE}`)
  })

await runCommand(async () => {
  await program.parseAsync()
})
