/** npm run translate -- <locale>: the editor in which translators work on the pages themselves. */
import { editCommand, plainErrors } from 'i18next-workbench/editor'
import { siteProject } from './build/workbench/workbench.ts'
import { run } from './lib/command.ts'

await run(plainErrors(editCommand(siteProject()).name('npm run translate --'), 'npm run translate -- pl'))
