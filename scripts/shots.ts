/** npm run shots: pictures of every page of the built site, and contact sheets of them. docs/looking.md says what for. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Command } from 'commander'
import { serve } from './hosting/server/server.ts'
import { runCommand } from './lib/run.ts'
import { defaultWidths, planShots, type ShotOptions } from './quality/shots/plan.ts'
import { type Outcome, shoot } from './quality/shots/shoot.ts'

interface Options extends ShotOptions {
  readonly states?: boolean
  readonly dist: string
  readonly out: string
}

const program = new Command('npm run shots --')
  .description('Takes pictures of every page of the built site and puts them on contact sheets. Build first.')
  .option('--pages <id...>', 'ids from src/config/routes.ts, also not-found, sent and not-sent (default: all)')
  .option('--locales <code...>', 'public locales (default: all)')
  .option('--widths <pixels...>', `widths of the window (default: ${defaultWidths.join(',')})`)
  .option('--dark', 'the dark scheme, too')
  .option('--print', 'as printed, too')
  .option('--states', 'menus, tabs, errors and accordions opened, too')
  .option('--dist <folder>', 'the built site', 'dist')
  .option('--out <folder>', 'where the pictures go; emptied first', '.cache/shots')
  .addHelpText('after', '\nLists may be written with commas: --widths 390,1440 --pages home,about')
  .showHelpAfterError('(add --help for what is expected)')
  .allowExcessArguments(false)
  .action(take)

await runCommand(async () => {
  await program.parseAsync()
})

async function take({ dist, out, states = false, ...wishes }: Options): Promise<void> {
  const started = performance.now()
  const shots = planShots(wishes)
  const { url, server } = await serve({ dist: path.resolve(dist), port: 0 })
  try {
    const folder = path.resolve(out)
    const time = new Date().toISOString().slice(0, 16).replace('T', ' ')
    const outcome = await shoot({
      shots,
      site: url,
      out: folder,
      states,
      heading: `taken ${time} UTC`,
      onDone: progress,
    })
    report(outcome, out, (performance.now() - started) / 1000)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

/** A line that is written over on a terminal, and now and then one in a log. */
function progress(done: number, of: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${of} pages${done === of ? '\n' : ''}`)
  else if (done % 40 === 0 || done === of) console.log(`${done} of ${of} pages`)
}

function report({ pictures, sheets, troubles }: Outcome, out: string, seconds: number): void {
  console.log(`${pictures.length} pictures in ${out}/<locale>/<width>/<page>.png, ${Math.round(seconds)} s`)
  console.log(`${sheets} contact sheets in ${out}/sheets/`)
  console.log(`All on one page: ${pathToFileURL(path.resolve(out, 'index.html'))}`)
  if (troubles.length === 0) return
  // The pictures are there to be looked at all the same.
  throw new Error(`Not as it should be:\n  ${troubles.join('\n  ')}`)
}
