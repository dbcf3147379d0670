import path from 'node:path'
import { Command, Option } from '@commander-js/extra-typings'
import type { Locale } from '../../../src/config/locales.ts'
import { count, printFinding } from '../../lib/output.ts'
import { type Accepted, acceptUnits, type Statement } from '../accept/accepting.ts'
import { namespacesOf } from '../accept/selection.ts'
import { undone } from '../accept/undo.ts'
import { exclusively, type Write } from '../model/exclusively.ts'
import { type Project, readSoundProject, targetLocale } from '../model/project.ts'
import { origins } from '../model/records/records.ts'
import { personNamed, reasonGiven } from '../model/records/reviewers.ts'
import { unitId } from '../model/units.ts'

const help = `
A key with * leaves stale texts out: name each of those, or say --stale, once you have compared it with the English of
today (npm run i18n -- status pl --stale shows both). A text with an error of "check" is not accepted.

Examples:
  npm run i18n -- accept pl --edited
  npm run i18n -- accept pl pages/about:hero.title
  npm run i18n -- accept pl "pages/about:*" --reviewer "A. Nowak"
  npm run i18n -- accept pl pages/about:hero.title --needs-work --reviewer "A. Nowak" --comment "Too long"
  npm run i18n -- accept pl --undo`

export const acceptCommand = new Command('accept')
  .description(
    'Say that translations fit the English as it is now: after editing a locale file by hand, after a change of English that did not alter the meaning, or as the reviewer.',
  )
  .argument('<locale>', 'the locale, such as pl')
  .argument('[key...]', 'messages such as pages/about:hero.title; * stands for anything')
  .option('--edited', 'every text that was edited by hand and is not recorded yet')
  .option('--stale', 'with a * in a key: stale texts too')
  .option('--needs-work', 'say the opposite: these texts are not good yet')
  .addOption(new Option('--origin <origin>', 'where edited texts came from').choices(origins).default('human'))
  .option('--translator <name>', 'who edited the texts that are not recorded yet')
  .option('--reviewer <name>', 'who has checked the texts (with --needs-work: who says so)')
  .option('--waiver <reason>', 'why the reviewer confirms texts of his or her own; it is recorded, and is no review')
  .option('--comment <text>', 'what to keep beside the texts for whoever works on them next')
  .option('--partial', 'leave out texts with an error, instead of accepting none')
  .option('--undo', 'take back the last accept of this locale')
  .option('--dry-run', 'say what would be recorded, write nothing')
  .addHelpText('after', help)
  .action(async (code, keys, options) => {
    const locale = targetLocale(code)
    if (keys.length === 0 && !options.edited && !options.undo) {
      throw new Error('Expected the keys to accept, such as pages/about:hero.title, or --edited; found neither.')
    }
    const { dryRun = false } = options
    const statement = {
      ...options,
      keys,
      translator: personNamed(options.translator, '--translator'),
      reviewer: personNamed(options.reviewer),
      waiver: reasonGiven(options.waiver, '--waiver'),
    }
    const namespaces = options.edited ? undefined : namespacesOf({ keys })
    await exclusively(process.cwd(), async (write) => {
      const project = await readSoundProject(undefined, { locales: [locale], namespaces })
      const save = dryRun ? async () => {} : write
      if (options.undo) await undo(project, locale, save, dryRun)
      else say(locale.code, await accept(project, locale, statement, save), dryRun)
    })
  })

async function accept(
  project: Project,
  locale: Locale,
  statement: Statement & { readonly partial?: boolean | undefined },
  write: Write,
): Promise<Accepted> {
  const result = await acceptUnits(project, locale, statement)
  if (result.findings.length > 0 && !statement.partial) {
    const amount = count(result.findings.length, 'error')
    const next = 'Nothing was accepted. Mend the texts, or leave them out with --partial.'
    throw new Error([...result.findings.map(printFinding), '', `${amount}. ${next}`].join('\n'))
  }
  if (result.files.size > 0) await write(new Map([...result.files, ...result.journal]))
  return result
}

function say(locale: string, result: Accepted, dryRun: boolean): void {
  const { accepted, commented, stale, untranslated, findings, files } = result
  for (const { unit, after } of accepted) console.log(`  ${unit.state} → ${after}  ${unitId(unit)}`)
  for (const finding of findings) console.log(printFinding(finding))
  console.log(`${locale}: ${count(accepted.length, 'message')} ${dryRun ? 'would be recorded' : 'recorded'}.`)
  if (commented > 0) {
    console.log(`${count(commented, 'message')} ${dryRun ? 'would get' : 'got'} a comment.`)
  }
  if (findings.length > 0) console.log(`Left out because of ${count(findings.length, 'error')}.`)
  if (stale > 0) console.log(`${count(stale, 'stale text')} left out: name the key, or say --stale.`)
  if (untranslated > 0) console.log(`${count(untranslated, 'untranslated message')} left out.`)
  if (files.size === 0 || dryRun) return
  const names = [...files.keys()].map((name) => path.relative(process.cwd(), name))
  console.log(`Wrote ${names.join(', ')}. To take it back: npm run i18n -- accept ${locale} --undo`)
}

async function undo(project: Project, locale: Locale, write: Write, dryRun: boolean): Promise<void> {
  const { files, taken, overtaken, comments } = await undone(project, locale)
  await write(files)
  for (const key of taken) console.log(`  ${key}`)
  const amount = [count(taken.length, 'message'), ...(comments > 0 ? [count(comments, 'comment')] : [])].join(', ')
  console.log(`${dryRun ? 'Would take' : 'Took'} back the last accept: ${amount}.`)
  if (overtaken.length === 0) return
  console.log(
    `${count(overtaken.length, 'message')} left as recorded since by something else: ${overtaken.join(', ')}.`,
  )
}
