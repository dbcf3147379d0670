/** npm run test:panel and npm run test:e2e: runs a test runner with an installed or downloaded Chromium. */
import { execa } from 'execa'
import { assertBuilt, builds } from './lib/builds.ts'
import { findChromium } from './lib/chromium.ts'
import { runCommand } from './lib/run.ts'

await runCommand(async () => {
  const [runner = '', ...args] = process.argv.slice(2)
  if (runner === 'playwright') assertBuilt([builds.dist, builds.origin])
  const { exitCode } = await execa(runner, args, {
    preferLocal: true,
    stdio: 'inherit',
    reject: false,
    env: { PLAYWRIGHT_CHROMIUM_PATH: findChromium() },
  })
  process.exitCode = exitCode ?? 1
})
