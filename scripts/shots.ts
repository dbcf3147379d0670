/** npm run shots: pictures of every page of the built site, and a page to look at them. docs/looking.md says what for. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { InvalidArgumentError } from '@commander-js/extra-typings'
import { publicLocales } from '../src/config/locales.ts'
import { viewIds } from '../src/config/routes.ts'
import { serve } from './hosting/server/server.ts'
import { command, run } from './lib/command.ts'
import { type Picture, planShots, sheetPage, takeAll } from './quality/shots/take.ts'

const out = '.cache/shots'
const localeCodes = publicLocales.map(({ code }) => code)
const defaultWidths = [390, 820, 1440]

const program = command('npm run shots --')
  .description(`Takes pictures of every page of the built site into ${out}/, which is emptied first. Build first.`)
  .option('--pages <ids>', 'from src/config/routes.ts, also not-found, sent, not-sent (default: all)', listOf(viewIds))
  .option('--locales <codes>', 'public locales (default: all)', listOf(localeCodes))
  .option('--widths <pixels>', `of the window (default: ${defaultWidths})`, widths)
  .option('--dark', 'the dark scheme, too')
  .option('--print', 'as printed, too')
  .option('--states', 'menus, tabs, errors and accordions opened, too')
  .option('--dist <folder>', 'the built site', 'dist')
  .addHelpText('after', '\nLists are written with commas: --widths 390,1440 --pages home,about')
  .action(async ({ pages = viewIds, locales = localeCodes, widths = defaultWidths, ...options }) => {
    const shots = planShots({ ...options, pages, locales, widths })
    const { url: site, server } = await serve({ dist: path.resolve(options.dist), port: 0 })
    try {
      await rm(out, { recursive: true, force: true })
      const pictures = await takeAll(shots, { site, out, states: options.states ?? false }, (done) => {
        if (done % 40 === 0 || done === shots.length) console.log(`${done} of ${shots.length} pages`)
      })
      await mkdir(out, { recursive: true })
      await writeFile(path.join(out, 'index.html'), sheetPage(pictures))
      report(pictures)
    } finally {
      server.close()
      server.closeAllConnections()
    }
  })

await run(program)

/** Reads a list, all of whose values have to be known. */
function listOf<T extends string>(known: readonly T[]) {
  return (text: string): T[] => {
    const values = text.split(',')
    const unknown = values.find((value) => !known.some((one) => one === value))
    if (unknown === undefined) return known.filter((one) => values.includes(one))
    throw new InvalidArgumentError(`Expected some of ${known.join(', ')}; found "${unknown}".`)
  }
}

function widths(text: string): number[] {
  const values = text.split(',').map(Number)
  if (values.every((width) => Number.isInteger(width) && width >= 200 && width <= 5120)) return values
  throw new InvalidArgumentError(`Expected whole numbers of pixels from 200 to 5120; found "${text}".`)
}

function report(pictures: readonly Picture[]): void {
  console.log(`${pictures.length} pictures in ${out}/<locale>/<width>/<page>.png`)
  console.log(`All on one page: ${pathToFileURL(path.resolve(out, 'index.html'))}`)
  const problems = pictures.flatMap(({ file, problems }) => problems.map((problem) => `${file}: ${problem}`))
  // The pictures are there to be looked at all the same.
  if (problems.length > 0) throw new Error(`Not as it should be:\n  ${problems.join('\n  ')}`)
}
