/** npm run check:launch: what still stands between this repository and a real company's site. Exit code 1 while anything does. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { loadEnv } from 'vite'
import { readProject } from './i18n/model/project.ts'
import { readUsage } from './i18n/model/records/usageFile.ts'
import { colors } from './lib/colors.ts'
import { command, run } from './lib/command.ts'
import { asJson, count } from './lib/output.ts'
import {
  incompleteLocales,
  type LaunchItem,
  mapsOfNoOffice,
  missingVariables,
  pastCopyrightYear,
  type SourceFile,
  sampleFacts,
  sampleMessages,
  unconfirmedClaims,
  unconfirmedPlaces,
  unconfirmedStatements,
  unreviewedTexts,
} from './quality/launch.ts'

/** Where the owner's facts are. */
const factFiles = ['src/config/site.ts', 'src/config/measurement.ts', 'src/config/quoteExamples.ts']

const titles: Record<LaunchItem['kind'], string> = {
  sample: 'Sample facts',
  message: 'Sample texts',
  statement: 'Statements to be confirmed (then take their rows out of src/config/confirmations.ts)',
  place:
    'Texts about the places of the offices, in every language (when they are right, take their rows out of src/config/confirmations.ts)',
  environment: 'Settings of the build',
  locale: 'Locales',
  review: 'Translations that nobody has confirmed',
  claim: 'Claims without a confirmation date',
}

const program = command('npm run check:launch --')
  .description(
    'Lists what is still a sample, missing or unconfirmed, with file and line. Exit code 1 when anything is.',
  )
  .option('--json', 'print a JSON array and nothing else')
  .action(async ({ json }) => {
    const items = await findItems(process.cwd())
    if (json) console.log(asJson(items))
    else print(items)
    if (items.length > 0) process.exitCode = 1
  })

await run(program)

async function findItems(root: string): Promise<LaunchItem[]> {
  const read = async (file: string): Promise<SourceFile> => ({
    file,
    text: await readFile(path.join(root, file), 'utf8'),
  })
  const project = await readProject(root)
  const { bundles, files, problems } = project
  const usage = await readUsage(root)
  const facts = await Promise.all(factFiles.map(async (file) => sampleFacts(await read(file))))
  if (problems.length > 0) throw new Error(problems.map((problem) => problem.message).join('\n'))
  return [
    ...facts.flat(),
    ...pastCopyrightYear(await read('src/config/site.ts'), new Date().getFullYear()),
    ...mapsOfNoOffice(await read('src/config/cityMaps.ts')),
    ...sampleMessages(files),
    ...unconfirmedStatements(files),
    ...unconfirmedPlaces(files),
    ...missingVariables(loadEnv('production', root), await read('.env.example')),
    ...unreviewedTexts(project, usage),
    ...incompleteLocales(bundles, usage, await read('src/config/locales.ts')),
    ...unconfirmedClaims(await read('src/config/claims.ts')),
  ]
}

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
