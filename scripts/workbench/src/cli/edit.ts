import { Command } from '@commander-js/extra-typings'
import { startLocalEditor } from '../server/startLocal.ts'
import { languageName } from '../project/localeNamed.ts'
import { editedLocale } from '../messages/texts.ts'
import type { Project } from '../project/project.ts'
import { closeOnSignal, openBrowser } from '../server/machine.ts'

export const editCommand = (project: Project) =>
  new Command('edit')
    .description(
      'Open the editor in the browser, in which the texts of a language are written, translated and confirmed.',
    )
    .argument('<locale>', 'the language to translate into, such as pl; or the one that all are translated from')
    .option('--no-open', 'print the address and leave the browser alone')
    .addHelpText(
      'after',
      `\nWorks offline, on the project's files. Every save is one line of a file and its record; git shows it.\n\nBoth do the same:\n  ${project.editorCommand} pl\n  ${project.command} edit pl`,
    )
    .action(async (code, { open }) => {
      const locale = editedLocale(project, code)
      console.log('Preparing the pages …')
      const { url, taken, close } = await startLocalEditor({ project, locale })
      if (open) openBrowser(url)
      closeOnSignal(close)
      if (taken !== null)
        console.log(
          `Port ${taken} is in use, perhaps by another editor. What you typed there and did not save is seen only there: stop what uses the port, then start again.`,
        )
      console.log(
        `${languageName(locale)}: open this address in a browser, once.\n\n  ${url}\n\nCtrl+C stops the editor.`,
      )
    })
