/** npm run bench:i18n: what the workbench's verbs cost over 36 pages and 24 locales. Prints figures, asserts nothing. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { printTable } from '../../lib/output.ts'
import { runCommand } from '../../lib/run.ts'
import { generateProject } from './generated.ts'
import { measure } from './run.ts'

await runCommand(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-i18n-'))
  try {
    const rows: string[][] = []
    for (const locales of [2, 8, 24]) {
      await generateProject(process.cwd(), folder, locales)
      for (const args of [
        ['check', '--json'],
        ['status', '--json'],
        ['export', 'pl', '--out', 'pl.xlf', '--force'],
        ['import', 'pl.xlf'],
      ]) {
        const { seconds, cpuSeconds, peakMegabytes } = await measure(folder, 'scripts/i18n.ts', args)
        rows.push([
          String(locales),
          args[0] ?? '',
          `${seconds.toFixed(2)} s`,
          `${cpuSeconds.toFixed(2)} s`,
          `${peakMegabytes.toFixed(0)} MB`,
        ])
      }
    }
    console.log(printTable(['locales', 'verb', 'elapsed', 'CPU', 'peak memory'], rows))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
