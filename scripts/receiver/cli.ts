/** npm run submissions [-- options]: prints or exports what the embedded form receiver has stored. See `usage`. */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type FieldName, type FormId, schemas } from '../../src/forms/schema.ts'
import { runCommand } from '../run.ts'
import { openStore, type Submission } from './store.ts'

const forms = Object.keys(schemas) as FormId[]
const csvFields: readonly FieldName[] = ['service', 'fullName', 'email', 'cv', 'comments']
const usage = `Shows what was sent through the forms, oldest first.

npm run submissions                        as a table
npm run submissions -- --json              as a JSON array
npm run submissions -- --csv               as CSV (RFC 4180, UTF-8)
npm run submissions -- --form contact      one form only: ${forms.join(' or ')}
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
  const known = forms.find((name) => name === form)
  if (form !== undefined && !known) throw new Error(`--form: expected ${forms.join(' or ')}, found "${form}".`)
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

function toJson(submissions: readonly Submission[]): string {
  return `${JSON.stringify(submissions, null, 2)}\n`
}

function toCsv(submissions: readonly Submission[]): string {
  const head = ['id', 'receivedAt', 'form', 'locale', ...csvFields]
  const rows = submissions.map(({ id, receivedAt, form, locale, fields }) => [
    String(id),
    receivedAt,
    form,
    locale,
    ...csvFields.map((name) => fields[name] ?? ''),
  ])
  return [head, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

/** A spreadsheet runs a cell that begins like a formula; the apostrophe makes it a text. */
function csvCell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A line for each submission, and below it every other field in full: nothing is cut, whatever its length. */
function toTable(submissions: readonly Submission[]): string {
  const head = ['id', 'received (UTC)', 'form', 'locale', 'name', 'email']
  const rows = submissions.map(({ id, receivedAt, form, locale, fields }) =>
    [String(id), receivedAt.slice(0, 19).replace('T', ' '), form, locale, fields.fullName, fields.email].map((cell) =>
      visible(cell ?? '').replaceAll('\n', '\\n'),
    ),
  )
  // One very long name must not push every other row off the screen.
  const widths = head.map((_, column) =>
    Math.min(40, Math.max(...[head, ...rows].map((row) => widthOf(row[column] ?? '')))),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - widthOf(cell))))
      .join('  ')
      .trimEnd()
  const blocks = submissions.map(({ fields }, index) => [line(rows[index] ?? []), ...details(fields)].join('\n'))
  return `${[line(head), ...blocks].join('\n')}\n`
}

function details(fields: Submission['fields']): string[] {
  return (['service', 'cv', 'comments'] as const).flatMap((name) => {
    const lines = visible(fields[name] ?? '').split('\n')
    return fields[name] ? lines.map((text, index) => `    ${(index ? '' : name).padEnd(8)}  ${text}`.trimEnd()) : []
  })
}

/** Control and direction characters as \uXXXX, so that what a stranger sent cannot steer the terminal. */
function visible(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(
      /(?!\n)[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
      (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
}

/** How many columns a text takes: a terminal gives emoji and East Asian characters two. */
function widthOf(text: string): number {
  const wide = /\p{Emoji_Presentation}|\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}/u
  return [...new Intl.Segmenter().segment(text)].reduce((sum, { segment }) => sum + (wide.test(segment) ? 2 : 1), 0)
}
