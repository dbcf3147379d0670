import path from 'node:path'
import { Command, Option } from '@commander-js/extra-typings'
import { type Accepted, acceptUnits } from './accepting.ts'
import { firstOf } from '../lib/firstOf.ts'
import { personOfGit } from '../lib/git.ts'
import { amount, count, printFinding, report } from '../lib/output.ts'
import { exclusively } from '../project/exclusively.ts'
import { origins } from '../project/records/records.ts'
import { personNamed } from '../project/records/reviewers.ts'
import { readSoundTexts, targetLocale } from '../messages/texts.ts'
import { unitId } from '../messages/units.ts'
import type { Project } from '../project/project.ts'

const helpOf = ({ command }: Project) => `
To accept a text is to say that it fits today's English; earlier confirmations of another English no longer count. To confirm
it, with --reviewer, is to say that a second person has compared it with the English. Both leave out a text with an error of
"check". A key with * leaves out texts whose English changed: compare them in ${command} status pl --english-changed, then
name each key, or add --english-changed. It also leaves out texts that need work: name each key.

Examples:
  ${command} accept pl --edited                                    you changed these files in a text editor
  ${command} accept all pages/about:hero.title                     a comma in the English: the translations still fit
  ${command} accept pl "pages/about:*" --reviewer "A. Nowak"       A. Nowak confirms these texts
  ${command} accept pl pages/about:hero.title --needs-work --comment "Too long"
  ${command} accept pl pages/about:hero.title --comment "Is this a verb?"
`

export const acceptCommand = (project: Project) =>
  new Command('accept')
    .description(
      'Record texts that were changed outside the editor, keep translations after a change of the English, or confirm those of another person.',
    )
    .argument('<locale>', 'the language, such as pl; several as pl,de, every one as all')
    .argument('[key...]', 'texts such as pages/about:hero.title; * stands for anything')
    .option('--edited', 'every text that was changed outside the editor')
    .option('--english-changed', 'with * in a key: texts whose English changed, too')
    .option('--needs-work', 'mark these texts as not good yet; a comment says why')
    .addOption(new Option('--origin <origin>', 'who made the texts of --edited').choices(origins).default('human'))
    .option('--translator <name>', 'the person who translated the texts (default for --edited: your name in git)')
    .option('--reviewer <name>', 'the person who confirms the texts, not their translator; or who says --needs-work')
    .option('--comment <text>', 'a comment on the texts; without another option only the comment is added')
    .addHelpText('after', helpOf(project))
    .action(async (code, keys, options) => {
      const locales = code === 'all' ? project.targets : code.split(',').map((one) => targetLocale(project, one))
      if (keys.length === 0 && !options.edited) {
        throw new Error('No text named. Name keys such as pages/about:hero.title, or add --edited.')
      }
      const git = await personOfGit(project.root)
      // The default translator of texts edited by hand is the committer. A machine's texts have none.
      const editor = options.origin === 'human' ? git : null
      await exclusively(project, async (write) => {
        const texts = await readSoundTexts(project, locales)
        const { people } = texts
        const statement = {
          ...options,
          keys,
          // Commander gives only the options that were typed, and --origin, which has a default.
          isOnlyComment: Object.keys(options).sort().join() === 'comment,origin',
          translator: personNamed(options.translator ?? editor, people, '--translator'),
          maker: personNamed(options.translator, people, '--translator'),
          reviewer: personNamed(options.reviewer ?? (options.needsWork ? git : null), people),
          author: options.comment ? personNamed(options.reviewer ?? options.translator ?? git, people) : null,
        }
        const results = await Promise.all(
          locales.map(async (locale) => [locale.code, await acceptUnits(texts, locale, statement)] as const),
        )
        const printed = report(...results.map(([locale, result]) => printAccepted(project, locale, result)))
        const files = new Map(results.flatMap(([, result]) => [...result.files]))
        if (files.size > 0) await write(files)
        console.log(printed)
        if (results.some(([, { findings }]) => findings.length > 0)) process.exitCode = 1
      })
    })

function printAccepted({ root, command }: Project, locale: string, result: Accepted): string {
  const { accepted, done, commented, unchanged, older, objected, untranslated, refused, findings, files } = result
  const names = [...files.keys()].map((name) => path.relative(root, name)).join(', ')
  return report(
    accepted.map(({ unit, after }) => `  ${unit.state} → ${after}  ${unitId(unit)}`),
    findings.map(printFinding),
    `${locale}: ${count(accepted.length, 'text')} ${done}.`,
    commented > 0 && `Comment added to ${count(commented, 'text')}.`,
    amount(unchanged, 'text', ` already ${done}, and not changed.`),
    amount(refused, 'text', ' left out because of the errors above.'),
    amount(older.length, 'text', ` left out, English changed: ${firstOf(older, 20)}.`),
    older.length > 0 &&
      `  Compare: ${command} status ${locale} --english-changed. Then name each key, or add --english-changed.`,
    amount(objected.length, 'text', ` left out, marked “needs work”: ${firstOf(objected, 20)}.`),
    objected.length > 0 && '  If they are right now, name each key without *.',
    amount(untranslated, 'untranslated text', ' left out.'),
    files.size > 0 && `Wrote ${names}.`,
  )
}
