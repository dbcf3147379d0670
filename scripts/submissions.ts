/** npm run submissions [-- options]: prints or exports what the embedded form receiver has stored. */
import { existsSync } from 'node:fs'
import { Command, InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { type FormId, formIds } from '../src/forms/fields.ts'
import type { Submission } from './forms/core/store.ts'
import { toCsv, toJson, toTable } from './forms/formats.ts'
import { openStore } from './forms/node/database.ts'
import { count } from './lib/output.ts'
import { runCommand } from './lib/run.ts'

const program = new Command('npm run submissions --')
  .description('Shows what was sent through the forms, oldest first, as a table.')
  .option('--json', 'as a JSON array')
  .addOption(new Option('--csv', 'as CSV (RFC 4180, UTF-8)').conflicts('json'))
  .addOption(new Option('--form <name>', 'of one form only').choices(formIds))
  .option('--delete <id...>', 'delete those with these ids for good')
  .addOption(
    new Option('--delete-before <day>', 'delete those received before a day (UTC), such as 2026-11-21, for good')
      .conflicts('delete')
      .argParser(dayOf),
  )
  .option('--file <path>', 'of another database', 'data/submissions.db')
  .showHelpAfterError('(add --help for what is expected)')
  .action(async ({ json, csv, form, file, delete: ids, deleteBefore }) => {
    // A reader that has seen enough, such as head, is no failure.
    process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
    const submissions = await read(file, form)
    if (ids || deleteBefore) {
      const removed = await remove(
        file,
        submissions.filter(({ id, receivedAt }) =>
          deleteBefore ? receivedAt < deleteBefore : ids?.includes(String(id)),
        ),
      )
      return console.log(`Deleted ${count(removed, 'submission')} from ${file}.`)
    }
    if (submissions.length === 0) {
      const what = form ? `submissions of the form "${form}"` : 'submissions'
      const notice = `There are no ${what} in ${file}${existsSync(file) ? '' : ', which does not exist yet'}.`
      if (!json && !csv) return console.log(notice)
      // A program that reads the export wants an empty one, not a sentence.
      console.error(notice)
    }
    const format = json ? toJson : csv ? toCsv : toTable
    process.stdout.write(format(submissions))
  })

/** Reading must not leave an empty database behind. */
async function read(file: string, form: FormId | undefined): Promise<Submission[]> {
  if (!existsSync(file)) return []
  const store = openStore(file)
  try {
    return await store.all(form)
  } finally {
    store.close()
  }
}

async function remove(file: string, submissions: readonly Submission[]): Promise<number> {
  if (submissions.length === 0) return 0
  const store = openStore(file)
  try {
    return await store.remove(submissions.map(({ id }) => id))
  } finally {
    store.close()
  }
}

/** A day as it begins the times that are stored. */
function dayOf(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))) return text
  throw new InvalidArgumentError('Expected a day such as 2026-11-21.')
}

await runCommand(async () => {
  await program.parseAsync()
})
