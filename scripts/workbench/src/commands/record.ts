import path from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { commandLine } from '../config.ts'
import { recordsFromGit } from '../accept/fromGit.ts'
import { count, printFinding } from '../lib/output.ts'
import { amount, listed, report } from '../lib/report.ts'
import { exclusively } from '../model/exclusively.ts'
import { readSoundProject, targetLocale } from '../model/project.ts'
import { unitId } from '../model/units.ts'

const help = `
For teams that translate in Weblate, Crowdin or another platform, which commits files of messages alone. Each text that is
not recorded gets the record that its commit tells: made by those of "Translated-by:" lines, else by the author and those
of "Co-authored-by:" lines, on its day, from the English of that commit. Texts that no person has committed, or that have
an error of "check", stay unrecorded.

Examples:
  ${commandLine()} record pl --from-git
  ${commandLine()} record pl --from-git --programs "Build Server"   this author is nobody
  ${commandLine()} accept pl --undo                                 takes it back`

/** i18next-workbench record: what commits of other programs say of texts becomes their records. */
export const recordCommand = new Command('record')
  .description('Record who has made the texts that came by commits of other programs, as git’s history says.')
  .argument('<locale>', 'the locale, such as pl')
  .requiredOption('--from-git', 'from the author, the trailers and the day of each text’s commit')
  .option('--programs <name...>', 'authors who are no persons, besides known platforms')
  .option('--dry-run', 'say what would be recorded, write nothing')
  .addHelpText('after', help)
  .action(async (code, { programs = [], dryRun = false }) => {
    const locale = targetLocale(code)
    await exclusively(process.cwd(), async (write) => {
      const project = await readSoundProject(undefined, { locales: [locale] })
      const { recorded, left, findings, files } = await recordsFromGit(project, locale, programs)
      if (files.size > 0 && !dryRun) await write(files)
      const names = [...files.keys()].map((file) => path.relative(process.cwd(), file)).filter((file) => !isKept(file))
      console.log(
        report(
          recorded.map(({ unit, record }) => `  ${record.translator}, ${record.date}  ${unitId(unit)}`),
          findings.map(printFinding),
          `${locale.code}: ${count(recorded.length, 'message')} ${dryRun ? 'would be recorded' : 'recorded'}.`,
          amount(findings.length, 'error', ': these stay unrecorded. Mend the texts first.'),
          listed('Unrecorded, since no person has committed them:', left.map(unitId), 20),
          names.length > 0 &&
            !dryRun &&
            `Wrote ${names.join(', ')}. To take it back: ${commandLine()} accept ${code} --undo`,
        ),
      )
    })
  })

/** What takes a step back is no file of the project. */
const isKept = (file: string) => /edited-[^/\\]+\.json$/.test(file)
