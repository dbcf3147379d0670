/** npm run submissions [-- options]: prints, exports, deletes, backs up or restores what the receiver of forms has stored. */
import { InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { count } from './lib/output.ts'
import { fieldsOf, formIds } from '../src/forms/fields.ts'
import { command, run } from './lib/command.ts'
import { backUp, restore } from './receiver/node/backup.ts'
import type { Submission } from './receiver/store.ts'
import { databaseAt, type Place, toCsv, toJson, toTable } from './receiver/submissions.ts'

const program = command('npm run submissions --')
  .description('Shows what was sent through the forms, oldest first, as a table.')
  .option('--json', 'as a JSON array')
  .addOption(new Option('--csv', 'as CSV (RFC 4180, UTF-8)').conflicts('json'))
  .addOption(new Option('--form <name>', 'of one form only').choices(formIds))
  .option('--of <address>', 'only what was sent with this e-mail address')
  .option('--delete [id...]', 'delete those with these ids, or all --of an address, for good')
  .addOption(
    new Option('--delete-before <day>', 'delete those received before a day (UTC), such as 2026-11-21, for good')
      .conflicts('delete')
      .argParser(dayOf),
  )
  .addOption(
    new Option('--backup <file>', 'write all to a new file, while posts may come').conflicts(['restore', 'delete']),
  )
  .addOption(new Option('--restore <file>', 'take all from a backup, where there are none yet').conflicts(['delete']))
  .option('--replace', 'with --restore: in the place of those that are there')
  .option('--file <path>', 'of another database', 'data/submissions.db')
  .action(async ({ backup, restore: from, replace = false, ...options }, command) => {
    const { json, csv, form, of: address, file, delete: ids, deleteBefore } = options
    // A reader that has seen enough, such as head, is no failure.
    process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
    if (ids === true && address === undefined) command.error('error: --delete needs ids, or --of with an address')
    if (backup) return console.log(`Wrote ${count(backUp(file, backup), 'submission')} of ${file} to ${backup}.`)
    if (from) {
      const restored = count(restore(from, file, replace), 'submission')
      return console.log(`Restored ${restored} from ${from} into ${file}.`)
    }
    const place = databaseAt(file)
    try {
      const found = (await place.store?.all({ form, before: deleteBefore })) ?? []
      const submissions = address === undefined ? found : found.filter((submission) => isOf(submission, address))
      if (ids || deleteBefore) {
        const chosen = submissions.filter(({ id }) => !Array.isArray(ids) || ids.includes(String(id)))
        return console.log(await remove(place, chosen))
      }
      if (submissions.length === 0) {
        const what = `submissions${form ? ` of the form "${form}"` : ''}${address ? ` of ${address}` : ''}`
        const notice = `There are no ${what} in ${place.name}${place.store ? '' : ', which does not exist yet'}.`
        if (!json && !csv) return console.log(notice)
        // A program that reads the export wants an empty one, not a sentence.
        console.error(notice)
      }
      const format = json ? toJson : csv ? toCsv : toTable
      process.stdout.write(format(submissions))
    } finally {
      place.close()
    }
  })

/** Deletes submissions and resolves to what to say of it: the ids and when they came, nothing that was in them. */
async function remove({ name, store }: Place, submissions: readonly Submission[]): Promise<string> {
  if (!store || submissions.length === 0) return `Deleted 0 submissions from ${name}.`
  const removed = await store.remove(submissions.map(({ id }) => id))
  const lines = submissions.map(({ id, form, receivedAt }) => `  ${id}: ${form}, ${receivedAt}`)
  return [`Deleted ${count(removed, 'submission')} from ${name}:`, ...lines].join('\n')
}

/** Whether a submission came with an address: the case of letters and spaces around it make no difference. */
function isOf({ form, fields }: Submission, address: string): boolean {
  const plain = (text: string) => text.trim().normalize('NFC').toLowerCase()
  const names = fieldsOf(form).flatMap(({ name, kind }) => (kind === 'email' ? [name] : []))
  return names.some((name) => plain(fields[name] ?? '') === plain(address))
}

/** A day as it begins the times that are stored. */
function dayOf(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))) return text
  throw new InvalidArgumentError('Expected a day such as 2026-11-21.')
}

await run(program)
