/**
 * npm test: every check in order, then the end of what failed ones printed and a summary. Exit code 1 if any failed.
 */
import { execa } from 'execa'
import { originEnv, originSite } from '../tests/build/origin.ts'
import { colors } from './colors.ts'

interface Step {
  readonly name: string
  readonly script: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** A step that has to have passed for this one to make sense. */
  readonly needs?: string
}

const steps: readonly Step[] = [
  { name: 'Format', script: 'format:check' },
  { name: 'Lint', script: 'lint' },
  { name: 'Types', script: 'typecheck' },
  { name: 'Locale files', script: 'i18n', args: ['check'] },
  { name: 'Spelling', script: 'spell' },
  { name: 'Unit tests', script: 'test:unit' },
  { name: 'Build', script: 'build' },
  { name: 'Build for an origin', script: 'test:origin', needs: 'Build' },
  { name: 'Pseudo-locales', script: 'i18n', args: ['pseudo'], needs: 'Build' },
  { name: 'Built files', script: 'test:build', needs: 'Build for an origin' },
  {
    name: 'Hosts',
    script: 'test:hosts',
    args: ['--install', originSite],
    env: originEnv,
    needs: 'Build for an origin',
  },
  { name: 'Translator', script: 'test:scenario', needs: 'Build' },
  { name: 'Browser tests', script: 'test:e2e', needs: 'Build' },
]

type Outcome = 'passed' | 'failed' | 'not run'
const outcomes = new Map<string, { outcome: Outcome; seconds: number; printed: string }>()
const LINES_REPEATED = 60

for (const { name, script, args = [], env, needs } of steps) {
  if (needs && outcomes.get(needs)?.outcome !== 'passed') {
    outcomes.set(name, { outcome: 'not run', seconds: 0, printed: '' })
    continue
  }
  console.log(colors.bold(`\n▸ ${name}`))
  const started = performance.now()
  const { failed, all } = await execa('npm', ['run', '--silent', script, '--', ...args], {
    stdin: 'ignore',
    stdout: ['inherit', 'pipe'],
    stderr: ['inherit', 'pipe'],
    all: true,
    reject: false,
    preferLocal: true,
    env: { ...(colors.isColorSupported ? { FORCE_COLOR: '1' } : {}), ...env },
  })
  const seconds = (performance.now() - started) / 1000
  outcomes.set(name, { outcome: failed ? 'failed' : 'passed', seconds, printed: failed ? all : '' })
}

// Where a log is kept, often only its end is: what failed has to stand there.
for (const [name, { printed }] of outcomes) {
  if (printed) console.log(`${colors.bold(`\n▸ ${name} failed; it ended with`)}\n${tailOf(printed)}`)
}

console.log(colors.bold('\nSummary'))
for (const [name, { outcome, seconds }] of outcomes) {
  const mark = outcome === 'passed' ? colors.green('✓') : outcome === 'failed' ? colors.red('✗') : colors.yellow('–')
  console.log(`${mark} ${name.padEnd(20)} ${outcome.padEnd(8)} ${seconds > 0 ? `${seconds.toFixed(1)} s` : ''}`)
}
const count = (wanted: Outcome) => [...outcomes.values()].filter(({ outcome }) => outcome === wanted).length
console.log(`\n${count('passed')} passed, ${count('failed') + count('not run')} failed`)
process.exitCode = count('passed') === steps.length ? 0 : 1

function tailOf(text: string): string {
  return text.trimEnd().split('\n').slice(-LINES_REPEATED).join('\n')
}
