/** npm run test:e2e [-- args of playwright test]: the browser tests over dist/, in whatever Chromium there is. */
import { execa } from 'execa'
import { findChromium } from './chromium.ts'
import { runCommand } from './run.ts'

await runCommand(async () => {
  const PLAYWRIGHT_CHROMIUM_PATH = await findChromium()
  console.log(`Chromium: ${PLAYWRIGHT_CHROMIUM_PATH}`)
  const { exitCode } = await execa('playwright', ['test', ...process.argv.slice(2)], {
    preferLocal: true,
    stdio: 'inherit',
    reject: false,
    env: { PLAYWRIGHT_CHROMIUM_PATH },
  })
  process.exitCode = exitCode ?? 1
})
