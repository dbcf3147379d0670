/** npm run submissions [-- options]: prints, exports, deletes or backs up the messages that the receiver of forms has stored. */
import { existsSync } from 'node:fs'
import Papa from 'papaparse'
import { command, run } from './lib/command.ts'
import { linesOf } from './serve/receiver/mail.ts'
import { backUp, openStore } from './serve/receiver/node/database.ts'
import type { Submission } from './serve/receiver/sql.ts'

const program = command('npm run submissions --')
  .description('Prints the messages that were sent through the forms, oldest first.')
  .option('--csv', 'print CSV (RFC 4180, UTF-8)')
  .option('--delete <ids...>', 'delete the messages with these ids, for good')
  .option('--backup <file>', 'write the database to a new file, while posts may come')
  .option('--file <path>', 'another database', 'data/submissions.db')
  .action(async ({ csv, delete: ids, backup, file }) => {
    // A reader that stops early, such as head, is not an error.
    process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
    // Opening would create an empty database.
    if (!existsSync(file)) throw new Error(`${file}: expected a database of submissions, found none.`)
    if (backup) {
      backUp(file, backup)
      return console.log(`Wrote ${backup}.`)
    }
    const store = openStore(file)
    try {
      if (ids) return console.log(`Deleted: ${await store.remove(ids.map(Number))}.`)
      const submissions = await store.all()
      process.stdout.write(csv ? toCsv(submissions) : toText(submissions))
    } finally {
      store.close()
    }
  })

/** Papa adds an apostrophe to cells that a spreadsheet would run as formulas. */
function toCsv(submissions: readonly Submission[]): string {
  const rows = submissions.map(({ fields, notice, ...row }) => ({ ...row, mail: stateOf(notice), ...fields }))
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return `${Papa.unparse(rows, { columns, escapeFormulae: true, newline: '\r\n' })}\r\n`
}

function toText(submissions: readonly Submission[]): string {
  const blocks = submissions.map(({ id, receivedAt, form, locale, fields, notice }) => {
    const head = [id, receivedAt, form, locale, stateOf(notice)].join('  ').trimEnd()
    return [head, ...linesOf(fields)].join('\n')
  })
  return `${blocks.join('\n') || 'No messages.'}\n`
}

function stateOf(notice: Submission['notice']): string {
  if (!notice) return ''
  const { attempts, due, sentAt, failure } = notice
  if (sentAt) return `mailed ${sentAt}`
  return `${due === null ? 'mail failed' : 'mail waits'} (attempt ${attempts}${failure ? `: ${failure}` : ''})`
}

await run(program)
