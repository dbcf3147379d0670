/** npm run check:launch: lists all tasks before the launch of a real company's site. Exit code 1 if there are any. */
import { styleText } from 'node:util'
import { command, run } from './lib/command.ts'
import { count, type LaunchItem, launchItems } from './quality/launch.ts'

const titles: Record<LaunchItem['kind'], string> = {
  sample: 'Sample facts',
  message: 'Sample texts',
  statement: 'Statements to confirm (then remove their rows from src/config/confirmations.ts)',
  owner:
    'Texts about your places, law and people, in every language (correct them, then remove their rows from src/config/confirmations.ts)',
  environment: 'Settings of the build',
  review: 'Missing and unconfirmed translations',
  claim: 'Claims without a confirmation date',
  address: 'Addresses (docs/adding-a-page.md, "Moving a page")',
}

const program = command('npm run check:launch --')
  .description(
    'Lists samples, missing settings and unconfirmed texts with file and line. Exit code 1 if there are any.',
  )
  .action(async () => {
    const items = await launchItems(process.cwd())
    print(items)
    if (items.length > 0) process.exitCode = 1
  })

await run(program)

function print(items: readonly LaunchItem[]): void {
  for (const [kind, title] of Object.entries(titles)) {
    const group = items.filter((item) => item.kind === kind)
    if (group.length === 0) continue
    console.log(styleText('bold', `\n${title} (${group.length})`))
    for (const { file, line, text } of group) console.log(`${styleText('cyan', `${file}:${line}`)}  ${text}`)
  }
  if (items.length === 0) console.log(styleText('green', 'Ready for the launch: nothing is left to do.'))
  else console.log(`\n${count(items.length, 'task')} before the launch.`)
}
