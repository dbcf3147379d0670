/**
 * npm run test:e2e [-- [--thorough] args of playwright test]: the browser tests over dist/ and, for the layout, over the
 * site with the pseudo-locales, in whatever Chromium there is.
 */
import { existsSync } from 'node:fs'
import { execa } from 'execa'
import { findChromium } from './lib/chromium.ts'
import { runCommand } from './lib/run.ts'

await runCommand(async () => {
  const PLAYWRIGHT_CHROMIUM_PATH = await findChromium()
  console.log(`Chromium: ${PLAYWRIGHT_CHROMIUM_PATH}`)
  if (!existsSync('.cache/pseudo/dist/index.html')) {
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
