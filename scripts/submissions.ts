/** npm run submissions [-- options]: prints or exports what the embedded form receiver has stored. See `usage`. */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type FormId, formIds } from '../src/forms/fields.ts'
import { toCsv, toJson, toTable } from './forms/formats.ts'
import { openStore, type Submission } from './forms/store.ts'
import { runCommand } from './lib/run.ts'

const usage = `Shows what was sent through the forms, oldest first.

npm run submissions                        as a table
npm run submissions -- --json              as a JSON array
npm run submissions -- --csv               as CSV (RFC 4180, UTF-8)
npm run submissions -- --form contact      one form only: ${formIds.join(' or ')}
npm run submissions -- --file other.db     another database than data/submissions.db`

type Format = (submissions: readonly Submission[]) => string

await runCommand(async () => {
  // A reader that has seen enough, such as head, is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  const { help, format, form, file } = readArguments(process.argv.slice(2))
  if (help) return console.log(usage)
  const submissions = read(file, form)
  if (submissions.length === 0) {
    const what = form ? `submissions of the form "${form}"` : 'submissions'
    const notice = `There are no ${what} in ${file}${existsSync(file) ? '' : ', which does not exist yet'}.`
    if (format === toTable) return console.log(notice)
    // A program that reads the export wants an empty one, not a sentence.
    console.error(notice)
  }
  process.stdout.write(format(submissions))
})

/** Throws an Error with one sentence for what it does not understand. */
function readArguments(args: string[]): { help: boolean; format: Format; form: FormId | undefined; file: string } {
  const { help, json, csv, form, file } = parsed(args)
  if (json && csv) throw new Error('--json and --csv: expected one of them, found both.')
  const known = formIds.find((name) => name === form)
  if (form !== undefined && !known) throw new Error(`--form: expected ${formIds.join(' or ')}, found "${form}".`)
  if (file === '') throw new Error('--file: expected the path of a database, found nothing.')
  return { help, format: json ? toJson : csv ? toCsv : toTable, form: known, file }
}

function parsed(args: string[]) {
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({
      args,
      options: {
        help: { ...flag, short: 'h' },
        json: flag,
        csv: flag,
        form: { type: 'string' },
        file: { type: 'string', default: 'data/submissions.db' },
      },
    }).values
  } catch (error) {
    // What follows the first sentence is advice about "--" that would lead astray here.
    const [reason] = (error instanceof Error ? error.message : String(error)).split(/\.? *\n|\. /)
    throw new Error(`${reason}. "npm run submissions -- --help" lists what there is.`)
  }
}

/** Reading must not leave an empty database behind. */
function read(file: string, form: FormId | undefined): Submission[] {
  if (!existsSync(file)) return []
  const store = openStore(file)
  try {
    return store.all(form)
  } finally {
    store.close()
  }
}
