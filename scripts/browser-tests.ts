/**
 * npm run test:components [-- args of vitest]: the tests of components, of the site and of the panel, or of a --project.
 * npm run test:e2e [-- [--thorough] args of playwright test]: the tests of the site in dist/, and for the consent of the one for an
 * origin.
 * Both in whatever Chromium there is.
 */
import { execa } from 'execa'
import { assertBuilt, builds, unbuilt } from './lib/builds.ts'
import { findChromium } from './lib/chromium.ts'
import { runCommand } from './lib/run.ts'

async function runComponents(args: readonly string[]) {
  const projects = args.includes('--project') ? [] : ['--project', 'components', '--project', 'panel']
  await runIn('vitest', ['run', ...projects, ...args])
}

async function runSite(args: readonly string[]) {
  assertBuilt([builds.dist])
  for (const { site, command } of [builds.origin]) {
    if (unbuilt(site)) await execa(command, { shell: true, stdio: 'inherit' })
  }
  const thorough = args.includes('--thorough')
  const others = args.filter((arg) => arg !== '--thorough')
  await runIn('playwright', ['test', ...others], thorough ? { THOROUGH: '1' } : {})
}

/** Runs a test runner with the browser that was found; its exit code becomes that of this process. */
async function runIn(runner: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const PLAYWRIGHT_CHROMIUM_PATH = await findChromium()
  console.log(`Chromium: ${PLAYWRIGHT_CHROMIUM_PATH}`)
  const { exitCode } = await execa(runner, args, {
    preferLocal: true,
    stdio: 'inherit',
    reject: false,
    env: { PLAYWRIGHT_CHROMIUM_PATH, ...env },
  })
  process.exitCode = exitCode ?? 1
}

await runCommand(async () => {
  const [what, ...args] = process.argv.slice(2)
  if (what === 'components') await runComponents(args)
  else if (what === 'site') await runSite(args)
  else throw new Error(`browser-tests: expected "components" or "site", found "${what ?? ''}".`)
})
