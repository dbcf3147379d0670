/** npm run compare -- <before> <after>: what a change of the code changed in the built site. */
import { command, run } from './lib/command.ts'
import { count } from 'i18next-workbench/lib/output.ts'
import { compareBuilds } from './quality/compareBuilds.ts'

const shorten = (content: string) => (content.length > 100 ? `${content.slice(0, 100)}…` : content)

const program = command('npm run compare --')
  .description('Compares two built sites. Exit code 1 when they differ.')
  .argument('<before>', 'the folder of a built site')
  .argument('<after>', 'the folder of another one')
  .option('--exact', 'compare hashes in addresses and class names, and compressed variants, too')
  .action(async (before, after, { exact = false }) => {
    const { compared, onlyBefore, onlyAfter, changes } = await compareBuilds(before, after, exact)
    for (const name of onlyBefore) console.log(`only in ${before}: ${name}`)
    for (const name of onlyAfter) console.log(`only in ${after}: ${name}`)
    for (const { before: from, after: to, files } of changes) {
      console.log(`${count(files.length, 'file')}, first ${files[0]}\n  - ${shorten(from)}\n  + ${shorten(to)}`)
    }
    const differ = onlyBefore.length + onlyAfter.length + changes.length
    console.log(`${count(compared, 'file')} compared, ${differ === 0 ? 'no difference' : count(differ, 'difference')}.`)
    if (differ > 0) process.exitCode = 1
  })

await run(program)
