import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'playwright/test'
import { sandboxArgs } from './scripts/lib/chromium.ts'
import { auditOnly, thorough } from './tests/e2e/thorough.ts'

const executablePath = process.env['PLAYWRIGHT_CHROMIUM_PATH']

/** Browser tests over the built site; `npm run test:e2e` finds the browser first. */
export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: Boolean(process.env['CI']),
  // Some of the time is waiting: a form holds a post that comes too fast.
  workers: 4,
  // A slow machine is no fault of the site.
  timeout: 240_000,
  // What failed is printed last: where a log is kept, often only its end is.
  reporter: 'line',
  outputDir: 'test-results',
  // A missing reference picture fails; `npm run test:e2e -- visual --update-snapshots` writes them.
  updateSnapshots: 'none',
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { pathTemplate: '{testDir}/visual/{arg}{ext}' },
  },
  use: {
    locale: 'en-US',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...sandboxArgs, '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'site', testIgnore: thorough ? [] : [auditOnly], use: { baseURL: process.env['E2E_SITE'] ?? '' } },
  ],
  // It keeps what forms send to itself.
  webServer: {
    command: 'node scripts/preview.ts dist',
    // A free port. The address becomes E2E_SITE in the environment.
    wait: { stdout: /on (?<e2e_site>http:\S+)/ },
    env: {
      PORT: '0',
      SUBMISSIONS_DB: path.join(tmpdir(), `isogloss-e2e-${process.pid}.db`),
      // All browsers together are one client.
      SUBMISSIONS_PER_MINUTE: '10000',
    },
  },
})
