/** npm run translate -- <locale>: the editor in which translators work on the pages themselves. */
import { configureWorkbench } from './site/workbench.ts'
import { run } from './lib/command.ts'

configureWorkbench()
// Its help names the project's commands, so it is read after them.
const { editCommand } = await import('i18next-workbench/commands/edit.ts')
await run(editCommand.name('npm run translate --'))
