/** npm run check:launch: what still stands between this repository and a real company's site. Exit code 1 while anything does. */
import { colors } from 'i18next-workbench/lib/colors.ts'
import { command, run } from './lib/command.ts'
import { count } from 'i18next-workbench/lib/output.ts'
import { type LaunchItem, launchItems } from './quality/launch.ts'

const titles: Record<LaunchItem['kind'], string> = {
  sample: 'Sample facts',
  message: 'Sample texts',
  statement: 'Statements to be confirmed (then take their rows out of src/config/confirmations.ts)',
  owner:
    'Texts about the owner’s places, law and people, in every language (when they are right, take their rows out of src/config/confirmations.ts)',
  environment: 'Settings of the build',
  locale: 'Locales',
  review: 'Translations that nobody has confirmed',
  claim: 'Claims without a confirmation date',
  address: 'Addresses (docs/adding-a-page.md, "Moving a page")',
}

const program = command('npm run check:launch --')
  .description(
    'Lists what is still a sample, missing or unconfirmed, with file and line. Exit code 1 when anything is.',
  )
  .option('--json', 'print a JSON array and nothing else')
  .action(async ({ json }) => {
    const items = await launchItems(process.cwd())
    if (json) console.log(JSON.stringify(items, null, 2))
    else print(items)
    if (items.length > 0) process.exitCode = 1
  })

await run(program)

function print(items: readonly LaunchItem[]): void {
  for (const [kind, title] of Object.entries(titles)) {
    const group = items.filter((item) => item.kind === kind)
    if (group.length === 0) continue
    console.log(colors.bold(`\n${title} (${group.length})`))
    for (const { file, line, text } of group) console.log(`${colors.cyan(`${file}:${line}`)}  ${text}`)
  }
  if (items.length === 0) console.log(colors.green('Nothing stands between this repository and the public site.'))
  else console.log(`\n${count(items.length, 'thing')} to do before the launch.`)
}
