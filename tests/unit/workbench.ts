/**
 * Configures the workbench for unit tests with two fixed locales: English, the source, and Polish, for its plurals and
 * numbers. Commands that a test starts as child processes use the site's own configuration. Runs once per test file,
 * since all files of a worker share one workbench.
 */
import { configure } from 'i18next-workbench/config.ts'
import { workbench } from '../../scripts/workbench.config.ts'

const two = ['en', 'pl'].flatMap((code) => workbench.locales.filter((locale) => locale.code === code))

configure({
  ...workbench,
  locales: two.map((locale) => ({ ...locale, public: true })),
  rendering: () => import('../../scripts/build/workbench/rendering.ts'),
})
