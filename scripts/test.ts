/**
 * npm test: every check, then the end of what failed ones printed and a summary. Exit code 1 if any failed. The workbench's
 * own suites are left out while nothing that they read has changed since they passed: .cache/tests/ keeps a hash of it.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { colors } from './lib/colors.ts'
import { ENV_FILES } from './lib/envFiles.ts'
import { hashOfBuild } from 'i18next-workbench/lib/hashOfBuild.ts'

interface Step {
  readonly name: string
  readonly script: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** A step that has to have passed for this one to make sense. One of another chain is the first in it. */
  readonly needs?: string
  /** All files and folders that can change what becomes of it: it is left out while they are as when it last passed. */
  readonly inputs?: readonly string[]
}

const workbench = 'scripts/workbench/tests'
/** What the workbench's suites are made of and read: nothing of this site. */
const inputs = ['scripts/workbench', 'package.json', 'package-lock.json', 'vitest.config.ts', 'tsconfig.json']

/** One after the other; the chains of a group run side by side, since each leaves one of two cores idle, if only for a time. */
const groups: readonly (readonly (readonly Step[])[])[] = [
  [
    [{ name: 'Format', script: 'format:check' }],
    [{ name: 'Lint', script: 'lint' }],
    [{ name: 'Types', script: 'typecheck' }],
    [{ name: 'Locale files', script: 'i18n', args: ['check'] }],
    [{ name: 'Spelling', script: 'spell' }],
  ],
  [
    [{ name: 'Unit tests', script: 'test:unit', env: { TESTS_LEFT_OUT: `${workbench}/**` } }],
    [{ name: 'Workbench', script: 'test:unit', args: [workbench], inputs }],
  ],
  [
    [
      { name: 'Components', script: 'test:components', args: ['--project', 'components'] },
      { name: 'Panel', script: 'test:components', args: ['--project', 'panel'], inputs },
      { name: 'Work in a copy', script: 'test:scenario', needs: 'Build' },
    ],
    [
      { name: 'Build', script: 'build' },
      { name: 'Build for an origin', script: 'test:origin', needs: 'Build' },
      { name: 'Built files', script: 'test:build', needs: 'Build for an origin' },
      { name: 'Hosts', script: 'test:hosts' },
    ],
  ],
  [[{ name: 'Browser tests', script: 'test:e2e', needs: 'Build' }]],
]

type Outcome = 'passed' | 'unchanged' | 'failed' | 'not run'
const outcomes = new Map<string, { outcome: Outcome; seconds: number; printed: string }>()
const running = new Map<string, Promise<void>>()
const LINES_REPEATED = 60

for (const group of groups) {
  const chains = group.map(async (steps) => {
    for (const step of steps) {
      running.set(step.name, run(step))
      await running.get(step.name)
    }
  })
  await Promise.all(chains)
}

/** Runs a step and notes what became of it. Shows what it prints at its end, not to mix it with what others print. */
async function run({ name, script, args = [], env, needs, inputs }: Step): Promise<void> {
  if (needs) await running.get(needs)
  if (needs && outcomes.get(needs)?.outcome !== 'passed') {
    outcomes.set(name, { outcome: 'not run', seconds: 0, printed: '' })
    return
  }
  const heading = colors.bold(`\n▸ ${name}`)
  const stamp = path.join('.cache/tests', name)
  const hash = inputs ? `${await hashOfBuild(process.cwd(), inputs)} ${process.version}` : ''
  if (inputs && hash === (await readFile(stamp, 'utf8').catch(() => null))) {
    console.log(`${heading}\nLeft out: nothing that it reads has changed since it passed, as ${stamp} knows.`)
    outcomes.set(name, { outcome: 'unchanged', seconds: 0, printed: '' })
    return
  }
  const started = performance.now()
  const { failed, all } = await execa('npm', ['run', '--silent', script, '--', ...args], {
    stdin: 'ignore',
    all: true,
    reject: false,
    preferLocal: true,
    env: { [ENV_FILES]: 'off', ...(colors.isColorSupported ? { FORCE_COLOR: '1' } : {}), ...env },
  })
  console.log(`${heading}\n${all}`)
  const seconds = (performance.now() - started) / 1000
  outcomes.set(name, { outcome: failed ? 'failed' : 'passed', seconds, printed: failed ? all : '' })
  if (!inputs || failed) return
  await mkdir(path.dirname(stamp), { recursive: true })
  await writeFile(stamp, hash)
}

// Where a log is kept, often only its end is: what failed has to stand there.
for (const [name, { printed }] of outcomes) {
  if (printed) console.log(`${colors.bold(`\n▸ ${name} failed; it ended with`)}\n${tailOf(printed)}`)
}

console.log(colors.bold('\nSummary'))
for (const [name, { outcome, seconds }] of outcomes) {
  const mark = outcome === 'passed' ? colors.green('✓') : outcome === 'failed' ? colors.red('✗') : colors.yellow('–')
  console.log(`${mark} ${name.padEnd(20)} ${outcome.padEnd(9)} ${seconds > 0 ? `${seconds.toFixed(1)} s` : ''}`)
}
const count = (wanted: Outcome) => [...outcomes.values()].filter(({ outcome }) => outcome === wanted).length
const failures = count('failed') + count('not run')
console.log(`\n${count('passed')} passed, ${count('unchanged')} unchanged, ${failures} failed`)
process.exitCode = failures === 0 ? 0 : 1

function tailOf(text: string): string {
  return text.trimEnd().split('\n').slice(-LINES_REPEATED).join('\n')
}
