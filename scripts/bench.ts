/** npm run bench: what the site costs a visitor, beside itself without scripts. Prints figures, asserts nothing. */

import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Command, InvalidArgumentError } from 'commander'
import { runCommand } from './lib/run.ts'

interface Options {
  readonly rounds: number
  readonly locale: string
  readonly dist: string
  readonly json?: string
  readonly floor?: string
  readonly peers?: string
  readonly build?: boolean
}

const program = new Command('npm run bench --')
  .description('Measures the built site in Chromium, beside a copy of it without scripts, on a slow phone and line.')
  .option('--rounds <number>', 'how often each page is measured; 0 only weighs', wholeNumber, 5)
  .option('--locale <code>', 'the language of the pages', 'en')
  .option('--dist <folder>', 'the built site', 'dist')
  .option('--json <file>', 'keep the samples, too')
  .option('--floor <folder>', 'only write the copy without scripts to a new folder')
  .option('--peers <file>', 'print the table of docs/speed.md from a file that the harness of the peers wrote')
  .option('--build', 'measure builds with 2, 8 and 24 locales instead')
  .showHelpAfterError('(add --help for what is expected)')
  .action(async (options: Options) => {
    if (options.build) {
      const { benchBuild } = await import('./quality/bench/build.ts')
      await benchBuild()
    } else if (options.peers) {
      const { peersTable } = await import('./quality/bench/peers.ts')
      console.log(await peersTable(options.peers))
    } else if (options.floor) await writeFloor(options.dist, options.floor)
    else await benchPagesOf(options)
  })

await runCommand(async () => {
  await program.parseAsync()
})

async function benchPagesOf({ rounds, locale, dist, json }: Options): Promise<void> {
  const { benchSite } = await import('./quality/bench/site.ts')
  const { bytesTable, timesTable } = await import('./quality/bench/report.ts')
  const measured = await benchSite({ root: process.cwd(), dist, locale, rounds, onProgress: console.error })
  const conditions = `${measured.chromium}, medians of ${rounds} rounds`
  console.log(`\nBytes of a first visit, as sent (brotli), full speed\n\n${bytesTable(measured.results)}`)
  if (rounds > 0) {
    console.log(`\nPhone, processor 4x slower, 1.6 Mbit/s, 150 ms; ${conditions}\n\n${timesTable(measured.results)}`)
  }
  if (json) {
    await writeFile(json, `${JSON.stringify(measured, null, 1)}\n`)
    console.log(`\nSamples: ${path.relative('', json)}`)
  }
}

async function writeFloor(dist: string, folder: string): Promise<void> {
  const { makeFloor } = await import('./quality/bench/floor.ts')
  await makeFloor(path.resolve(dist), path.resolve(folder), '.cache/compress')
  console.log(`${dist} without scripts: ${folder}`)
}

function wholeNumber(value: string): number {
  if (/^\d+$/.test(value)) return Number(value)
  throw new InvalidArgumentError(`Expected a whole number, found "${value}".`)
}
