import { readFile } from 'node:fs/promises'
import { Command } from 'commander'
import { runCommand } from '../../run.ts'
import { countWords, documentOf, type Only, onlyChoices } from '../exchange/document.ts'
import { formatNamed } from '../exchange/formats.ts'
import { type ExchangeDocument, formatNames } from '../exchange/model.ts'
import { languageName } from '../exchange/remarks.ts'
import { count } from '../output.ts'
import { readSoundProject, targetLocale } from '../project.ts'
import { writeTogether } from '../write.ts'

interface Options {
  readonly format: string
  readonly page?: readonly string[]
  readonly only?: string
  readonly out?: string
  readonly force?: boolean
  readonly json?: boolean
}

export const exportVerb = new Command('export')
  .description('Write the texts of a locale to a file for a translation tool, with notes, states and protected codes.')
  .argument('<locale>', 'the locale to translate into, such as pl')
  .option('--format <format>', `${formatNames.join(', ')} (xliff is version 2.1)`, 'xliff')
  .option('--page <id...>', 'only the texts of these pages, such as about; also common and forms')
  .option('--only <states>', 'only what is new, stale or both: --only new,stale')
  .option('--out <file>', 'where to write; - is the standard output (default: isogloss-<locale>.<extension>)')
  .option('--force', 'replace a file that is there and has other content')
  .option('--json', 'print what was written as JSON')
  .addHelpText('after', '\nExample: npm run i18n -- export pl --only new,stale')
  .action((code: string, options: Options) =>
    runCommand(async () => {
      const locale = targetLocale(code)
      const format = formatNamed(options.format)
      const selection = { pages: options.page ?? [], only: toOnly(options.only) }
      const document = await documentOf(await readSoundProject(), locale, selection)
      const out = options.out ?? `isogloss-${locale.code}.${format.extension}`
      const summary = { locale: locale.code, format: format.name, file: out, ...amounts(document) }
      if (document.units.length === 0) {
        console.log(options.json ? JSON.stringify({ ...summary, file: null }) : 'Nothing to export, no file written.')
        return
      }
      const text = format.write(document)
      if (out === '-') process.stdout.write(text)
      else await writeNew(out, text, options.force ?? false)
      if (options.json && out !== '-') console.log(JSON.stringify(summary, null, 2))
      // With the file on the standard output, what is said about it must not get in.
      else (out === '-' ? console.error : console.log)(say(summary, languageName(locale)))
    }),
  )

function toOnly(text: string | undefined): Only[] {
  return (text?.split(',') ?? []).map((word) => {
    const found = onlyChoices.find((choice) => choice === word.trim())
    if (found) return found
    throw new Error(`--only "${word.trim()}": expected ${onlyChoices.join(', ')} or both with a comma.`)
  })
}

async function writeNew(file: string, text: string, force: boolean): Promise<void> {
  const before = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new Error(`${file}: expected a file that can be written, found ${error.message}.`)
  })
  if (before !== null && before !== text && !force) {
    throw new Error(
      `${file}: is there already and may hold somebody's work. Import it, name another with --out, or --force.`,
    )
  }
  await writeTogether(new Map([[file, text]]))
}

interface Amounts {
  readonly messages: number
  readonly texts: number
  readonly words: number
  readonly untranslated: number
  readonly stale: number
}

function amounts(document: ExchangeDocument): Amounts {
  const units = document.units.map(({ unit }) => unit)
  return {
    messages: units.length,
    texts: units.reduce((sum, { forms }) => sum + forms.length, 0),
    words: countWords(document),
    untranslated: units.filter(({ state }) => state === 'untranslated').length,
    stale: units.filter(({ state }) => state === 'stale' || state === 'unrecorded').length,
  }
}

function say(summary: Amounts & { readonly file: string }, language: string): string {
  const { file, messages, texts, words, untranslated, stale } = summary
  const where = file === '-' ? 'the standard output' : file
  return [
    `Wrote ${count(messages, 'message')} for ${language} to ${where} (${count(texts, 'text')}, ${count(words, 'word')} of English):`,
    `${untranslated} to translate, ${stale} to compare with changed or unknown English, the rest done.`,
    `Next: translate the file with a tool of your choice, then npm run i18n -- import ${file === '-' ? '<file>' : file}`,
  ].join('\n')
}
