import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'playwright/test'
import { sandboxArgs } from './scripts/lib/chromium.ts'
import { auditOnly, thorough } from './tests/e2e/thorough.ts'

const port = Number(process.env['E2E_PORT'] ?? 4179)
const executablePath = process.env['PLAYWRIGHT_CHROMIUM_PATH']

/** Browser tests over the built site; `npm run test:e2e` finds the browser first. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Much of the time is waiting (a form holds a post that comes too fast), so more than the two cores are put to use.
  workers: 6,
  // What failed is printed last: where a log is kept, often only its end is.
  reporter: 'line',
  outputDir: 'test-results',
  // A missing reference picture fails; `npm run test:e2e -- visual --update-snapshots` writes them.
  updateSnapshots: 'none',
  expect: { toHaveScreenshot: { pathTemplate: '{testDir}/visual/{arg}{ext}' } },
  use: {
    locale: 'en-US',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...sandboxArgs, '--disable-background-networking'],
    },
  },
  projects: [{ name: 'site', testIgnore: thorough ? [] : [auditOnly], use: { baseURL: `http://localhost:${port}` } }],
  // It keeps what forms send to itself.
  webServer: {
    command: 'node scripts/preview.ts dist',
    url: `http://localhost:${port}`,
    env: {
      PORT: String(port),
      SUBMISSIONS_DB: path.join(tmpdir(), `isogloss-e2e-${process.pid}.db`),
      // All browsers together are one client.
      SUBMISSIONS_PER_MINUTE: '10000',
    },
    reuseExistingServer: false,
  },
})
