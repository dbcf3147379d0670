import path from 'node:path'
import { Command, InvalidArgumentError } from '@commander-js/extra-typings'
import { commandLine, config, editorLine, isWhole, textPlace } from '../config.ts'
import { startLocalEditor } from '../local/startLocal.ts'
import { languageName } from '../model/localeNamed.ts'
import { editedLocale, readProject } from '../model/project.ts'
import { firstOf } from '../lib/firstOf.ts'
import { closeOnSignal, openBrowser } from '../server/machine.ts'

export const editCommand = new Command('edit')
  .description('Opens an editor in the browser, in which the texts of a language are written, translated and revised.')
  .argument('<locale>', 'the language to translate into, such as pl; or the one that all are translated from')
  .option('--port <port>', 'where to listen on 127.0.0.1 (default: 4280, or the next that is free)', portOf)
  .option('--no-open', 'print the address and leave the browser alone')
  .addHelpText(
    'after',
    // Evaluated when it is shown, since npm run translate loads this before it knows its project.
    () =>
      `\nWorks offline, on the project's files. Every save is one line of a file and its record; git shows it.\n\nExample: ${editorLine()} pl`,
  )
  .action(edit)

function portOf(value: string): number {
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port <= 65535) return port
  throw new InvalidArgumentError('Expected a whole number from 1 to 65535.')
}

async function edit(code: string, { port, open }: { port?: number | undefined; open: boolean }): Promise<void> {
  const locale = editedLocale(code)
  const root = process.cwd()
  console.log('Preparing the pages …')
  const editor = await startLocalEditor({ locale, root, port })
  const removePage = open ? await openBrowser(editor.url, path.join(root, config().cache)) : async () => {}
  closeOnSignal(async () => {
    await editor.close()
    await removePage()
  })
  if (editor.notice) console.log(editor.notice)
  console.log(
    `${languageName(locale)}: open this address in a browser, once.\n\n  ${editor.url}\n\nCtrl+C stops the editor.`,
  )
  const { files } = await readProject(root, locale)
  const whole = [...(files.get(locale.code)?.keys() ?? [])].filter(isWhole)
  if (whole.length === 0) return
  const places = firstOf(whole.map((namespace) => textPlace(locale.code, namespace)))
  console.log(`\nTexts of whole files are written in those files: ${places} (${commandLine()} status ${locale.code}).`)
}
