/** npm run i18n -- <command>: the translators' workbench. The commands: scripts/workbench/docs/commands.md. */
import { runNamed } from 'i18next-workbench/editor'
import { siteProject } from './build/workbench/workbench.ts'

await runNamed(siteProject(), {
  description: "The translators' workbench, on the files in locales/. It works offline.",
  after: `
Options of a command: npm run i18n -- <command> --help. Guide for translators: locales/README.md.

Examples:
  npm run i18n -- status                     the texts left to translate
  npm run i18n -- export pl --only untranslated,english-changed
  npm run i18n -- import isogloss-pl.xlf
  npm run i18n -- check pl`,
})
