import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'playwright/test'

const port = Number(process.env['E2E_PORT'] ?? 4179)
const isRoot = process.getuid?.() === 0
const executablePath = process.env['PLAYWRIGHT_CHROMIUM_PATH']

/** Browser tests over the built site; `npm run test:e2e` finds the browser first. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A machine that does other work beside can starve a browser; a test that needs its second try is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // Much of the time is waiting (a form holds a post that comes too fast), so more than the two cores are put to use.
  workers: 4,
  reporter: [['line'], ['./tests/e2e/matrix-reporter.ts']],
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium refuses its sandbox to root, which is what containers run as.
      args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node scripts/serve/cli.ts',
    url: `http://localhost:${port}`,
    env: { PORT: String(port), SUBMISSIONS_DB: path.join(tmpdir(), `isogloss-e2e-${process.pid}.db`) },
    reuseExistingServer: false,
  },
})
