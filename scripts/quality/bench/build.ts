/** npm run bench -- --build: what a build costs with 2, 8 and 24 locales of generated content. Prints, asserts nothing. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { allRoutes } from '../../../src/config/routes.ts'
import { printTable } from '../../lib/output.ts'
import { runCommand } from '../../lib/run.ts'
import type { StepCost } from '../../lib/task.ts'
import { generateProject } from './generated.ts'
import { type Cost, measure } from './run.ts'

/** A build from cold, without compression. It is one process: cost and peak memory are those of all its threads together. */
export interface BuildCost extends Cost {
  readonly locales: number
  /** Pages in all locales. The notices (404, sent, not sent) are built, too, and not counted. */
  readonly pages: number
  readonly files: number
  readonly pagesPerCpuSecond: number
  readonly steps: readonly StepCost[]
}

/** As in the script "build" of package.json. */
const command = ['--max-semi-space-size=4', 'scripts/build.ts'] as const

/** Builds a generated site once for each number of locales, and prints tables, then the same as JSON. */
export async function benchBuild(counts: readonly number[] = [2, 8, 24]): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-build-'))
  const costs: BuildCost[] = []
  try {
    for (const locales of counts) costs.push(await costOfBuild(folder, locales))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  console.log(`${totals(costs)}\n\n${steps(costs)}\n\n${JSON.stringify(costs, null, 1)}`)
}

async function costOfBuild(folder: string, locales: number): Promise<BuildCost> {
  await generateProject(process.cwd(), folder, locales)
  const log = path.join(folder, 'costs.jsonl')
  Object.assign(process.env, { ISOGLOSS_COMPRESS: 'off', ISOGLOSS_COSTS: log })
  const [script, ...args] = command
  const cost = await measure(folder, script, args)
  const built = await readdir(path.join(folder, 'dist'), { recursive: true, withFileTypes: true }).catch(() => [])
  if (built.length === 0) throw new Error(`The build with ${locales} locales failed; "npm run build" says why.`)
  const pages = allRoutes.length * locales
  return {
    ...cost,
    locales,
    pages,
    files: built.filter((entry) => entry.isFile()).length,
    pagesPerCpuSecond: pages / cost.cpuSeconds,
    steps: (await readFile(log, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  }
}

function totals(costs: readonly BuildCost[]): string {
  const head = ['locales', 'pages', 'files', 'elapsed', 'CPU', 'pages per CPU second', 'peak memory']
  return printTable(
    head,
    costs.map(({ locales, pages, files, seconds, cpuSeconds, pagesPerCpuSecond, peakMegabytes }) => [
      ...[locales, pages, files].map(String),
      `${seconds.toFixed(1)} s`,
      `${cpuSeconds.toFixed(1)} s`,
      pagesPerCpuSecond.toFixed(0),
      `${peakMegabytes.toFixed(0)} MB`,
    ]),
  )
}

/** The steps in rows; for each build, CPU seconds and the largest memory until the end of the step. */
function steps(costs: readonly BuildCost[]): string {
  const names = [...new Set(costs.flatMap((cost) => cost.steps.map(({ name }) => name)))]
  const rows = names.map((name) => [
    name,
    ...costs.map((cost) => {
      const step = cost.steps.find((one) => one.name === name)
      return step ? `${step.cpuSeconds.toFixed(2)} s, ${step.peakMegabytes.toFixed(0)} MB` : ''
    }),
  ])
  return printTable(['step', ...costs.map(({ locales }) => `${locales} locales`)], rows)
}

if (import.meta.main) await runCommand(() => benchBuild())
