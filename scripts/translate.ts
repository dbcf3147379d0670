/** npm run translate -- <locale>: the editor in which translators work on the pages themselves. */
import path from 'node:path'
import { InvalidArgumentError } from '@commander-js/extra-typings'
import { languageName } from './i18n/model/localeNamed.ts'
import { targetLocale } from './i18n/model/project.ts'
import { command, run } from './lib/command.ts'
import { configureWorkbench } from './site/workbench.ts'
import { startLocalEditor } from './translate/local/startLocal.ts'
import { closeOnSignal, openBrowser } from './translate/server/machine.ts'

configureWorkbench()
const program = command('npm run translate --')
  .description('Opens the site in an editor: click a text on a page and translate or revise it there.')
  .argument('<locale>', 'the language to translate into, such as pl')
  .option('--port <port>', 'where to listen on 127.0.0.1 (default: 4280, or the next that is free)', portOf)
  .option('--no-open', 'print the address and leave the browser alone')
  .addHelpText(
    'after',
    '\nWorks offline, on the files in locales/. Every save is one line of a file and its record; git shows it.',
  )
  .action(translate)

await run(program)

function portOf(value: string): number {
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port <= 65535) return port
  throw new InvalidArgumentError('Expected a whole number from 1 to 65535.')
}

async function translate(code: string, { port, open }: { port?: number; open: boolean }): Promise<void> {
  const locale = targetLocale(code)
  const root = process.cwd()
  const editor = await startLocalEditor({ locale, root, port })
  const removePage = open ? await openBrowser(editor.url, path.join(root, '.cache/translate')) : async () => {}
  closeOnSignal(async () => {
    await editor.close()
    await removePage()
  })
  if (editor.notice) console.log(editor.notice)
  console.log(
    `${languageName(locale)}: open this address in a browser, once.\n\n  ${editor.url}\n\nCtrl+C stops the editor.`,
  )
}
