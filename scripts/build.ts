/** npm run build: every route in every public locale to dist/. */
import { buildProject } from './build/buildProject.ts'
import { command, run } from './lib/command.ts'

const program = command('npm run build --')
  .description(
    'Builds the site: documents, strings and pictures of every public locale, and the files that they share.',
  )
  .option('--outDir <folder>', 'the folder of the site, instead of dist')
  .addHelpText(
    'after',
    '\nISOGLOSS_LOCALES=de,fr builds the documents, strings and pictures of these locales, and every shared file.',
  )
  .action(({ outDir }) => buildProject(outDir))

await run(program)
