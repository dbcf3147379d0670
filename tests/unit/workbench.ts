/**
 * The workbench of unit tests: on this site, in two locales whatever it has, English, the source, and Polish, which is like few
 * others in plurals and numbers. Commands that a test starts as programs have the site's own. Anew for each file of tests,
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
