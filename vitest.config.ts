import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration, type TestProjectInlineConfiguration } from 'vitest/config'
import project from './package.json' with { type: 'json' }
import { sandboxArgs } from './scripts/lib/chromium.ts'
import { art } from './scripts/art/plugin.ts'
import { css } from './scripts/build/css/index.ts'
import { fonts } from './scripts/build/fonts/index.ts'
import { parseEnv } from './src/config/env.ts'

/** What is rendered in a browser: tests/unit/sections/Logos.test.tsx and the like. */
const components = 'tests/unit/{ui,diagrams,sections,forms,layout}/**/*.test.tsx'
const panel = 'scripts/workbench/tests/panel/**/*.test.tsx'
/** What replaces modules (vi.mock), and would for all files of a process. */
const isolated = '**/*.isolated.test.{ts,tsx}'
const workbench = 'scripts/workbench/tests/'
/** What tests of functions and of what is rendered have in common. */
const setup = ['tests/unit/ownerStacks.ts', `${workbench}setup.ts`]
const libraries = Object.keys({ ...project.dependencies, ...project.devDependencies }).filter((name) =>
  /^(@codemirror|@mantine|diff$|embla|i18next|react)/.test(name),
)

/** What stands still has failed; what is slow has not, on a machine that does other work beside. */
const patient = { testTimeout: 30_000, hookTimeout: 120_000 }

/**
 * `unit` mirrors src/ and scripts/, `unit-workbench` is the package's own, `unit-workbench-isolated` what of it needs
 * a process for each file, `components` the parts of src/ that are rendered, in a browser; `build` reads dist/,
 * which has to be built first; `scenario` goes through a person's work in a copy of the project; `engines` uses dist/ in
 * Firefox and WebKit (npm run audit). Record: docs/decisions/component-tests.md.
 */
export default defineConfig({
  test: {
    // By default one core is kept free for watching, which on a small machine is half of it.
    maxWorkers: '100%',
    // Commands are tested on what they print to files and programs, wherever the tests run.
    env: { NO_COLOR: '1' },
    projects: [
      // A process for each file, with all modules loaded again, takes as long as the tests.
      inNode('unit', {
        include: ['{tests/unit,scripts/vite-plugin-ssg/tests}/**/*.test.{ts,tsx}'],
        exclude: [components, isolated],
        isolate: false,
      }),
      inNode('unit-workbench', {
        include: [`${workbench}**/*.test.{ts,tsx}`],
        exclude: [panel, isolated],
        setupFiles: `${workbench}setup.ts`,
        isolate: false,
      }),
      inNode('unit-workbench-isolated', {
        include: [`${workbench}${isolated}`],
        setupFiles: `${workbench}setup.ts`,
      }),
      inBrowser('components', {
        include: [components],
        setupFiles: setup,
        globalSetup: 'tests/unit/provideMessages.ts',
      }),
      inBrowser('panel', { include: [panel], setupFiles: setup }),
      {
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: 'tests/build/setup.ts',
          // Vite and React follow it when they are first loaded, in whichever of the files that share a process.
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
          // The other locales would only take time.
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
      { test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'], ...patient } },
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

/** Tests of what is rendered, in a browser; the panel's apart, whose keys, focus and styles are not those of the site. */
function inBrowser(name: string, test: TestProjectInlineConfiguration['test']): TestProjectConfiguration {
  return {
    plugins: [react(), ...(name === 'panel' ? [] : [art(), fonts(), css(parseEnv({}))])],
    // All that components import, named here: what is met while tests run has their page loaded anew.
    optimizeDeps: {
      include: [...libraries, 'react-dom/client', 'react-dom/server', 'axe-core'],
      exclude: ['@tabler/icons-react'],
    },
    server: { hmr: { overlay: false } },
    define: {
      __ANALYTICS__: true,
      __WRITTEN__: false,
      __SITE_ENV__: JSON.stringify(parseEnv({ VITE_MAPS_API_KEY: 'key' })),
    },
    test: {
      name,
      ...test,
      // One document for all files: with one each, the modules of the application would be loaded as often.
      isolate: false,
      // The whole panel is drawn in development mode, beside a build on a slow machine.
      testTimeout: 30_000,
      expect: { poll: { timeout: 10_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Transitions would be caught half way.
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
