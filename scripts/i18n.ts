/** npm run i18n -- <command>: the translators' workbench. What each command does for whom: scripts/workbench/docs/commands.md. */
import { runNamed } from 'i18next-workbench/commands/run.ts'
import { siteProject } from './build/workbench/workbench.ts'

await runNamed(siteProject(), {
  description: "The translators' workbench, on the files in locales/. All but send and get work offline.",
  after: `
A command's own options: npm run i18n -- <command> --help. What a translator needs: locales/README.md.

Examples:
  npm run i18n -- status                     how much there is to do
  npm run i18n -- export pl --only new,stale
  npm run i18n -- import isogloss-pl.xlf
  npm run i18n -- check pl`,
})
