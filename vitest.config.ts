import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration, type TestProjectInlineConfiguration } from 'vitest/config'
import project from './package.json' with { type: 'json' }
import { sandboxArgs } from './scripts/lib/chromium.ts'
import { art } from './scripts/art/plugin.ts'
import { parseEnv } from './src/config/env.ts'

/** The tests of the editor's panel, which run in a browser. */
const panel = 'scripts/workbench/tests/panel/**/*.test.tsx'
const workbench = 'scripts/workbench/tests/'
/** The setup file of unit and panel tests. */
const setup = `${workbench}setup.ts`
const libraries = Object.keys({ ...project.dependencies, ...project.devDependencies }).filter((name) =>
  /^(@codemirror|@mantine\/(core|hooks)$|diff$|i18next$|react(-dom)?$)/.test(name),
)

/** Long timeouts, so that a test does not fail on a busy machine. */
const patient = { testTimeout: 30_000, hookTimeout: 120_000 }

/**
 * `unit` mirrors src/ and scripts/; `unit-workbench` is the package's own, `panel` renders its editor in a browser; `build` reads
 * dist/, which has to be built first; `scenario` does a person's work in a copy of the project; `engines` uses dist/ in Firefox
 * and WebKit (npm run audit). Record: docs/decisions/browser-tests.md.
 */
export default defineConfig({
  test: {
    // Vitest's default leaves one core free for watching, half of a small machine.
    maxWorkers: '100%',
    // Tests expect the output of commands without colours, as in a pipe.
    env: { NO_COLOR: '1' },
    projects: [
      // Isolation, which reloads all modules for each file, would take as long as the tests.
      inNode('unit', {
        include: ['{tests/unit,tests/hosts,scripts/vite-plugin-ssg/tests}/**/*.test.{ts,tsx}'],
        isolate: false,
      }),
      inNode('unit-workbench', {
        include: [`${workbench}**/*.test.{ts,tsx}`],
        exclude: [panel],
        isolate: false,
      }),
      inBrowser('panel', { include: [panel], setupFiles: setup }),
      {
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: 'tests/build/setup.ts',
          // Set here, because Vite and React read it when the first file of a process loads them.
          env: { NODE_ENV: 'production' },
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'scenario',
          include: ['tests/scenario/**/*.test.ts'],
          // Only the audit runs it.
          exclude: process.env['THOROUGH'] === '1' ? [] : ['tests/scenario/owner.test.ts'],
          // Other locales would only cost time.
          env: { ISOGLOSS_LOCALES: 'en,pl' },
          ...patient,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'], env: { HOST: 'nginx' }, ...patient } },
    ],
  },
})

/** Tests of functions. */
function inNode(name: string, test: TestProjectInlineConfiguration['test']): TestProjectConfiguration {
  return {
    plugins: [react(), art()],
    define: { __ANALYTICS__: false, __WRITTEN__: false, __SITE_ENV__: JSON.stringify(parseEnv({})) },
    test: { name, setupFiles: setup, ...patient, ...test },
  }
}

/** Tests of components in a browser. */
function inBrowser(name: string, test: TestProjectInlineConfiguration['test']): TestProjectConfiguration {
  return {
    plugins: [react()],
    // Lists all dependencies of components: a dependency that Vite discovers during a run reloads the page.
    optimizeDeps: {
      include: [...libraries, 'react-dom/client', 'react-dom/server', 'axe-core'],
      exclude: ['@tabler/icons-react'],
    },
    server: { hmr: { overlay: false } },
    test: {
      name,
      ...test,
      // One document for all files, so that the modules of the application are loaded once.
      isolate: false,
      // Rendering the whole panel in development mode is slow next to a build.
      testTimeout: 30_000,
      expect: { poll: { timeout: 10_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Disables transitions, which a test would catch half way.
        provider: playwright({
          launchOptions: {
            executablePath: process.env['PLAYWRIGHT_CHROMIUM_PATH'],
            args: [...sandboxArgs],
          },
          actionTimeout: 20_000,
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}
