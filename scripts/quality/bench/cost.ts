import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { allRoutes } from '../../../src/config/routes.ts'
import { printTable } from '../../lib/output.ts'
import { generateProject } from './generated.ts'

/** A build from cold and without compression; as in the script "build" of package.json. */
export const buildCommands = [['--max-semi-space-size=4', 'scripts/build.ts']]

export const i18nCommands = [
  ['check', '--json'],
  ['status', '--json'],
  ['export', 'pl', '--out', 'pl.xlf', '--force'],
  ['import', 'pl.xlf'],
].map((args) => ['scripts/i18n.ts', ...args])

/** Has the measured process print its own resource usage when it ends, that of its threads included. */
const meter = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => process.stderr.write('\\n@usage ' + JSON.stringify(process.resourceUsage()) + '\\n'))",
)}`

/** Runs commands over generated sites of 2, 8 and 24 locales, and prints what each has cost. */
export async function benchCommands(commands: readonly (readonly string[])[]): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
  const rows: string[][] = []
  try {
    for (const locales of [2, 8, 24]) {
      await generateProject(process.cwd(), folder, locales)
      for (const args of commands) rows.push(await costOf(folder, locales, args))
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  console.log(printTable(['locales', 'command', 'elapsed', 'CPU', 'pages per CPU second', 'peak memory'], rows))
}

async function costOf(folder: string, locales: number, args: readonly string[]): Promise<string[]> {
  const started = performance.now()
  const { stderr, exitCode } = await execa('node', ['--import', meter, ...args], {
    cwd: folder,
    preferLocal: true,
    reject: false,
    stdout: 'ignore',
    env: { ISOGLOSS_COMPRESS: 'off' },
  })
  const seconds = (performance.now() - started) / 1000
  const usage = stderr.slice(stderr.lastIndexOf('@usage ') + '@usage '.length)
  const { userCPUTime, systemCPUTime, maxRSS }: NodeJS.ResourceUsage = JSON.parse(usage)
  const cpuSeconds = (userCPUTime + systemCPUTime) / 1e6
  return [
    String(locales),
    args.filter((arg) => !arg.startsWith('--')).join(' ') + (exitCode === 0 ? '' : ` (exit code ${exitCode})`),
    `${seconds.toFixed(2)} s`,
    `${cpuSeconds.toFixed(2)} s`,
    ((allRoutes.length * locales) / cpuSeconds).toFixed(0),
    `${(maxRSS / 1024).toFixed(0)} MB`,
  ]
}
