/**
 * npm test, and npm run audit (--thorough): runs all checks, prints one line each, then the output of failed ones. Exit code 1 if
 * one failed. A failed check skips the rest of its chain.
 */
import { styleText } from 'node:util'
import { execa } from 'execa'
import { ENV_FILES } from './lib/envFiles.ts'

/** Commands of package.json that run one after the other. */
type Chain = readonly string[]

/**
 * In order, two at a time: one alone leaves one of two cores idle. The builds and what reads them take longest, so they start
 * first; short checks come last, so that both cores are busy to the end.
 */
const daily: readonly Chain[] = [
  ['build', 'test:origin', 'test:build', 'test:scenario'],
  // First, since it may have to install the browser that scenarios use, too.
  ['test:panel'],
  ['lint'],
  ['typecheck'],
  ['test:unit'],
  ['spell'],
  ['i18n check'],
]

/** Every page in every language, a site of another owner, real nginx, Firefox and WebKit: 15 minutes on two cores. */
const thorough: readonly Chain[] = [
  ['build', 'test:origin'],
  ['test:e2e'],
  ['test:build'],
  ['test:scenario'],
  ['test:hosts'],
  ['test:engines'],
]

const isThorough = process.argv.includes('--thorough')
const waiting = [...(isThorough ? thorough : daily)]
const failures: { readonly name: string; readonly printed: string }[] = []

await Promise.all(isThorough ? [runChains()] : [runChains(), runChains()])
// It runs four browsers.
if (!isThorough) await runChain(['test:e2e'])

// Failures come last, because logs are often cut to their end.
for (const { name, printed } of failures) console.log(`${styleText('bold', `\n▸ ${name}`)}\n${printed}`)
if (failures.length > 0) {
  console.log(styleText('red', `\nFailed: ${failures.map(({ name }) => name).join(', ')}`))
  process.exitCode = 1
}

/** Runs the next chain until none is left. */
async function runChains(): Promise<void> {
  for (let chain = waiting.shift(); chain; chain = waiting.shift()) await runChain(chain)
}

async function runChain(chain: Chain): Promise<void> {
  for (const [index, name] of chain.entries()) {
    if (await passes(name)) continue
    for (const next of chain.slice(index + 1)) console.log(`${styleText('yellow', '–')} ${next} not run`)
    return
  }
}

async function passes(name: string): Promise<boolean> {
  const started = performance.now()
  const { failed, all } = await execa('npm', ['run', '--silent', ...name.split(' ').toSpliced(1, 0, '--')], {
    stdin: 'ignore',
    all: true,
    reject: false,
    env: {
      [ENV_FILES]: 'off',
      ...(isThorough ? { THOROUGH: '1' } : {}),
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
    },
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${failed ? styleText('red', '✗') : styleText('green', '✓')} ${name.padEnd(16)} ${seconds.padStart(6)} s`)
  if (failed) failures.push({ name, printed: all })
  return !failed
}
