/** npm run bench: what the site costs a visitor, beside itself without scripts. Prints figures, asserts nothing. */
import { InvalidArgumentError } from '@commander-js/extra-typings'
import { command, run } from './lib/command.ts'
import { configureWorkbench } from './site/workbench.ts'

const program = command('npm run bench --')
  .description(
    'Measures the built site on a slow phone and line (Lighthouse) and on a desk, beside itself with its scripts blocked.',
  )
  .option('--rounds <number>', 'how often each page is measured; a round takes five minutes', wholeNumber, 3)
  .option('--locale <code>', 'the language of the pages', 'en')
  .option('--dist <folder>', 'the built site', 'dist')
  .option('--plain <address>', 'where plain HTML with the same addresses is served, which aims compare with')
  .option('--json <file>', 'keep the samples, too')
  .option('--build', 'measure builds with 2, 8 and 24 locales instead')
  .option('--dev', 'measure "npm run dev" with 24 locales instead')
  .option('--i18n', 'measure the commands of the workbench with 2, 8 and 24 locales instead')
  .option('--saves', 'measure saves in the editor of "npm run translate" instead')
  .option('--forms', 'measure how long the receiver of the forms takes to refuse a post instead')
  .option('--refine', 'measure the correction of 100,000 segments by rules instead')
  .action(async (options) => {
    if (options.build || options.i18n) {
      const { benchCommands, buildCommands, i18nCommands } = await import('./quality/bench/cost.ts')
      await benchCommands(options.build ? buildCommands : i18nCommands)
    } else if (options.dev) {
      const { benchDevelopment } = await import('./quality/bench/development.ts')
      await benchDevelopment()
    } else if (options.saves) {
      const { benchSaves } = await import('./quality/bench/saves.ts')
      await benchSaves('pl')
    } else if (options.forms) {
      const { benchRefusals } = await import('./quality/bench/refusals.ts')
      await benchRefusals()
    } else if (options.refine) {
      const { benchRefine } = await import('./quality/bench/refine.ts')
      await benchRefine()
    } else {
      const { benchVisits } = await import('./quality/bench/visits.ts')
      await benchVisits(options)
    }
  })

configureWorkbench()
await run(program)

function wholeNumber(value: string): number {
  if (/^[1-9]\d*$/.test(value)) return Number(value)
  throw new InvalidArgumentError(`Expected a whole number from 1, found "${value}".`)
}
