import path from 'node:path'
import { git, gitOrNull } from '../../lib/git.ts'

/** The driver's exit codes. None is one of Node's own, which mean that it did not work at all. */
export const exitCodes = { conflict: 42, byLine: 43 } as const

/** The command that git runs, in the root of the repository; `prefix` is where the project, in `root`, is in it. */
function driverCommand(root: string, prefix: string): string {
  const [node, driver] = [path.relative(root, process.execPath), 'scripts/i18n/merge/driver.ts'].map(
    (file) => `"${path.posix.join(prefix, file)}"`,
  )
  // Without packages, or with a file that is not JSON, git merges line by line, as it does without the driver.
  const other = `case $? in ${exitCodes.conflict}) exit 1;; ${exitCodes.byLine}) ;; *) echo %P: merged line by line >&2;; esac`
  const byLine = 'git merge-file --marker-size=%L -L ours -L base -L theirs %A %O %B'
  return `${node} ${driver} %O %A %B %L %P || { ${other}; ${byLine}; }`
}

/** Names the driver in the repository's own configuration. Gives what was done, in words. */
export async function setUpDriver(root: string): Promise<string> {
  const prefix = (await git(root, ['rev-parse', '--show-prefix'])).trim()
  const command = driverCommand(root, prefix)
  const before = await gitOrNull(root, ['config', '--local', 'merge.isogloss.driver'])
  if (before?.trim() === command) return 'Git merges the files in locales/ by message already.'
  await git(root, ['config', '--local', 'merge.isogloss.name', 'Texts by key (npm run i18n -- merge)'])
  await git(root, ['config', '--local', 'merge.isogloss.driver', command])
  const done =
    'From now on git merges the files in locales/ by message in this clone (merge.isogloss in its .git/config).'
  const attribute = await git(root, ['check-attr', 'merge', '--', 'locales/.workbench/pl.record.json'])
  if (attribute.trim().endsWith(': isogloss')) return done
  return `${done}\nThis commit does not ask for it yet: expected "locales/**/*.json merge=isogloss" in .gitattributes, found none.`
}

/** Takes it out again. */
export async function removeDriver(root: string): Promise<string> {
  const before = await gitOrNull(root, ['config', '--local', '--get-regexp', String.raw`^merge\.isogloss\.`])
  if (!before) return 'Git merges the files in locales/ line by line already.'
  await git(root, ['config', '--local', '--remove-section', 'merge.isogloss'])
  return 'From now on git merges the files in locales/ line by line in this clone.'
}
