import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import project from '../../../package.json' with { type: 'json' }
import { allRoutes } from '../../../src/config/routes.ts'
import { printTable } from 'i18next-workbench/lib/output.ts'
import { generateProject, inScratch } from './generated.ts'

/** A command to be measured in a generated project. */
interface Measured {
  readonly args: readonly string[]
  readonly name: string
  /** What is done to the project before. */
  readonly prepare?: (folder: string) => Promise<void>
  /** For the most locales that are measured. */
  readonly aim?: string
}

const sizes = [2, 8, 24]

const build = [...project.scripts.build.split(' ').filter((part) => part.startsWith('--')), 'scripts/build.ts']

/** Builds as in the script "build" of package.json, without compression: one from cold, one after it. */
export const buildCommands: readonly Measured[] = [
  { name: 'build', args: build, aim: '130 pages, 450 MB' },
  { name: 'build, one message changed', args: build, prepare: changeMessage, aim: '1.5 s' },
]

export const i18nCommands: readonly Measured[] = [
  ['check', '--json'],
  ['status', '--json'],
  ['export', 'pl', '--out', 'pl.xlf', '--force'],
  ['import', 'pl.xlf'],
].map((args) => ({ name: args.join(' '), args: ['scripts/i18n.ts', ...args] }))

async function changeMessage(folder: string): Promise<void> {
  const file = path.join(folder, 'locales/pl/pages/about.json')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('"title": "', '"title": "Zmiana: '))
}

/** Has the measured process print its own resource usage when it ends, that of its threads included. */
const meter = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => process.stderr.write('\\n@usage ' + JSON.stringify(process.resourceUsage()) + '\\n'))",
)}`

/** Runs commands over generated sites of 2, 8 and 24 locales, and prints what each has cost. */
export async function benchCommands(commands: readonly Measured[]): Promise<void> {
  const rows: string[][] = []
  await inScratch(async (folder) => {
    for (const locales of sizes) {
      await generateProject(process.cwd(), folder, locales)
      for (const command of commands) rows.push(await costOf(folder, locales, command))
    }
  })
  console.log(printTable(['locales', 'command', 'elapsed', 'CPU', 'pages per CPU second', 'peak memory', 'aim'], rows))
}

async function costOf(folder: string, locales: number, { args, name, prepare, aim = '' }: Measured): Promise<string[]> {
  await prepare?.(folder)
  const started = performance.now()
  const { stderr, exitCode } = await execa('node', ['--import', meter, ...args], {
    cwd: folder,
    preferLocal: true,
    reject: false,
    stdout: 'ignore',
    // The others as scripts/bootstrap.mjs sets them.
    env: {
      ISOGLOSS_COMPRESS: 'off',
      NODE_COMPILE_CACHE: path.join(folder, '.cache/node'),
      MIMALLOC_PURGE_DELAY: '0',
    },
  })
  const seconds = (performance.now() - started) / 1000
  const usage = stderr.slice(stderr.lastIndexOf('@usage ') + '@usage '.length)
  const { userCPUTime, systemCPUTime, maxRSS }: NodeJS.ResourceUsage = JSON.parse(usage)
  const cpuSeconds = (userCPUTime + systemCPUTime) / 1e6
  return [
    String(locales),
    name + (exitCode === 0 ? '' : ` (exit code ${exitCode})`),
    `${seconds.toFixed(2)} s`,
    `${cpuSeconds.toFixed(2)} s`,
    ((allRoutes.length * locales) / cpuSeconds).toFixed(0),
    `${(maxRSS / 1024).toFixed(0)} MB`,
    locales === sizes.at(-1) ? aim : '',
  ]
}
