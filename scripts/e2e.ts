/**
 * npm run test:e2e [-- [--thorough] args of playwright test]: the browser tests over dist/ and, for the layout, over the
 * site with the pseudo-locales, in whatever Chromium there is.
 */
import { execa } from 'execa'
import { assertBuilt, builds, unbuilt } from './lib/builds.ts'
import { findChromium } from './lib/chromium.ts'
import { runCommand } from './lib/run.ts'

await runCommand(async () => {
  assertBuilt([builds.dist])
  const PLAYWRIGHT_CHROMIUM_PATH = await findChromium()
  console.log(`Chromium: ${PLAYWRIGHT_CHROMIUM_PATH}`)
  if (unbuilt(builds.pseudo.site)) {
    await execa('npm', ['run', '--silent', 'i18n', '--', 'pseudo'], { stdio: 'inherit' })
  }
  const args = process.argv.slice(2)
  const thorough = args.includes('--thorough')
  const { exitCode } = await execa('playwright', ['test', ...args.filter((arg) => arg !== '--thorough')], {
    preferLocal: true,
    stdio: 'inherit',
    reject: false,
    env: { PLAYWRIGHT_CHROMIUM_PATH, ...(thorough ? { THOROUGH: '1' } : {}) },
  })
  process.exitCode = exitCode ?? 1
})
