import { Command } from '@commander-js/extra-typings'
import { allLocales, commandLine } from '../config.ts'
import { count } from '../lib/output.ts'
import { listed, report, tell } from '../lib/report.ts'
import { compareSnapshots, printLocaleDiff } from '../history/diff.ts'
import { readCommit, readWorkingTree } from '../history/snapshot.ts'
import { localeNamed } from '../model/localeNamed.ts'
import { namespaceNamed } from '../model/pageNames.ts'

const help = `
Examples:
  ${commandLine()} diff                                 what has changed since the last commit
  ${commandLine()} diff main --locale pl                what differs from the branch main
  ${commandLine()} diff v1.2 v1.3 --page about common   what changed between two tags, on one page and on all`

/** i18next-workbench diff: what changed between two commits, text by text. */
export const diffCommand = new Command('diff')
  .description('List what changed between two commits by key: texts, reviews, needs-work, comments and annotations.')
  .argument('[from]', 'a commit, branch or tag', 'HEAD')
  .argument('[to]', 'the same (default: the files as they are now)')
  .option('--locale <code...>', 'only these locales, en too (default: all)')
  .option('--page <id...>', 'only the texts of these pages, such as about; also common and forms')
  .option('--json', 'print everything as JSON')
  .addHelpText('after', help)
  .action(async (from, to, { locale, page, json }) => {
    const codes = locale?.map(codeNamed)
    const chosen = page?.map(namespaceNamed)
    const root = process.cwd()
    const [before, after] = await Promise.all([
      readCommit(root, from),
      to === undefined ? readWorkingTree(root) : readCommit(root, to),
    ])
    const diffs = compareSnapshots(before, after, (namespace) => chosen?.includes(namespace) ?? true).filter(
      (diff) => codes?.includes(diff.locale) ?? true,
    )
    tell(json, { from: before.name, to: after.name, locales: diffs }, () =>
      diffs.length === 0
        ? `${before.name} and ${after.name}: no difference in texts, reviews, comments or annotations.`
        : [`From ${before.name} to ${after.name}`, ...diffs.map(printLocaleDiff)].join('\n\n'),
    )
    const problems = [...before.problems, ...after.problems]
    if (problems.length === 0) return
    const heading = `${count(problems.length, 'problem')} in files, which were left out:`
    throw new Error(
      report(
        listed(
          heading,
          problems.map(({ message }) => message),
        ),
      ),
    )
  })

function codeNamed(code: string): string {
  const found = localeNamed(code)
  if (found) return found.code
  throw new Error(
    `--locale "${code}": expected one of ${allLocales()
      .map((row) => row.code)
      .join(', ')}.`,
  )
}
