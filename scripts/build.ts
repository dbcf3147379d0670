/** npm run build: every route in every public locale to dist/. */
import { buildProject } from './build/buildProject.ts'
import { command, run } from './lib/command.ts'

const program = command('npm run build --')
  .description('Builds the site: documents, messages and pictures of every public locale, and shared files.')
  .option('--outDir <folder>', 'the folder of the site, instead of dist')
  .addHelpText('after', '\nISOGLOSS_LOCALES=de,fr limits documents, messages and pictures to these locales.')
  .action(({ outDir }) => buildProject(outDir))

await run(program)
