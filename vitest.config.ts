import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { art } from './scripts/vite-plugin-art/index.ts'

/**
 * `unit` mirrors src/ and scripts/; `build` reads dist/, which has to be built first; `scenario` goes
 * through a person's work in a copy of the project; `engines` uses dist/ in Firefox and WebKit (npm run audit).
 */
export default defineConfig({
  test: {
    // By default one core is kept free for watching, which on a small machine is half of it.
    maxWorkers: '100%',
    // Commands are tested on what they print to files and programs, wherever the tests run.
    env: { NO_COLOR: '1' },
    projects: [
      {
        plugins: [react(), art()],
        define: { __ANALYTICS__: false },
        test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], setupFiles: 'tests/unit/setup.ts' },
      },
      { test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
      { test: { name: 'scenario', include: ['tests/scenario/**/*.test.ts'] } },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 60_000,
          disableConsoleIntercept: true,
        },
      },
    ],
  },
})
