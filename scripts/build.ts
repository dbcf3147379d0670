/** npm run build: every route in every public locale to dist/, or a part of them. */
import { command, run } from './lib/command.ts'
import { buildProject } from './documents/buildProject.ts'

const program = command('npm run build --')
  .description('Builds the site: documents, strings and pictures of every public locale, and what they share.')
  .option('--locales <codes>', 'only the documents, strings and pictures of these, with commas between: de,fr')
  .option('--outDir <folder>', 'the folder of the site, instead of dist')
  .addHelpText(
    'after',
    `
Several machines can each build some locales of one commit. Each part holds the shared files, the same in all; copied
into one folder (cp -r part/. site/), the parts are the site that a single build makes, byte for byte.`,
  )
  .action(async ({ locales, outDir }) => {
    await buildProject({ outDir, locales })
  })

await run(program)
