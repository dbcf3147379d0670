/** npm run test:components [-- args of vitest]: the tests of components, in whatever Chromium there is. */
import { execa } from 'execa'
import { findChromium } from './lib/chromium.ts'
import { runCommand } from './lib/run.ts'

await runCommand(async () => {
  const PLAYWRIGHT_CHROMIUM_PATH = await findChromium()
  const { exitCode } = await execa('vitest', ['run', '--project', 'components', ...process.argv.slice(2)], {
    preferLocal: true,
    stdio: 'inherit',
    reject: false,
    env: { PLAYWRIGHT_CHROMIUM_PATH },
  })
  process.exitCode = exitCode ?? 1
})
