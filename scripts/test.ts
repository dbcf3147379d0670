/** npm test: every check in order, then a summary of each. Exit code 1 if any failed. */
import { execa } from 'execa'
import pc from 'picocolors'
import { originEnv, originSite } from '../tests/build/origin.ts'

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
const outcomes = new Map<string, { outcome: Outcome; seconds: number }>()

for (const { name, script, args = [], env, needs } of steps) {
  if (needs && outcomes.get(needs)?.outcome !== 'passed') {
    outcomes.set(name, { outcome: 'not run', seconds: 0 })
    continue
  }
  console.log(pc.bold(`\n▸ ${name}`))
  const started = performance.now()
  const { failed } = await execa('npm', ['run', '--silent', script, '--', ...args], {
    stdio: 'inherit',
    reject: false,
    preferLocal: true,
    ...(env ? { env } : {}),
  })
  outcomes.set(name, { outcome: failed ? 'failed' : 'passed', seconds: (performance.now() - started) / 1000 })
}

console.log(pc.bold('\nSummary'))
for (const [name, { outcome, seconds }] of outcomes) {
  const mark = outcome === 'passed' ? pc.green('✓') : outcome === 'failed' ? pc.red('✗') : pc.yellow('–')
  console.log(`${mark} ${name.padEnd(20)} ${outcome.padEnd(8)} ${seconds > 0 ? `${seconds.toFixed(1)} s` : ''}`)
}
const count = (wanted: Outcome) => [...outcomes.values()].filter(({ outcome }) => outcome === wanted).length
console.log(`\n${count('passed')} passed, ${count('failed') + count('not run')} failed`)
process.exitCode = count('passed') === steps.length ? 0 : 1
