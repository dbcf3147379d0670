import { commandLine, keptFolders } from '../config.ts'
import path from 'node:path'
import { git, gitOrNull } from '../lib/git.ts'

/** The driver's exit codes. None is one of Node's own, which mean that it did not work at all. */
export const exitCodes = { conflict: 42, byLine: 43 } as const

/** What has the program work as git's merge driver: for a merge, and for the base of one that git makes of several. */
const DRIVER = '--merge-driver'
export const BASE_DRIVER = '--merge-base-driver'

/** The configuration of git that names the driver; `prefix` is where the project, in `root`, is in the repository. */
export const driverSettings = (root: string, prefix: string) => ({
  'merge.i18next.driver': driverCommand(root, prefix, DRIVER),
  'merge.i18next.recursive': 'i18next-base',
  'merge.i18next-base.driver': driverCommand(root, prefix, BASE_DRIVER),
})

/** The command that git runs, in the root of the repository. */
function driverCommand(root: string, prefix: string, driver: string): string {
  const [node, program] = [process.execPath, path.join(import.meta.dirname, 'driver.ts')].map((file) => {
    const name = path.relative(root, file).split(path.sep).join('/')
    return `"${name.startsWith('../') ? file : path.posix.join(prefix, name)}"`
  })
  // Without packages, or with a file that is not JSON, git merges line by line, as it does without the driver.
  const other = `case $? in ${exitCodes.conflict}) exit 1;; ${exitCodes.byLine}) ;; *) echo %P: merged line by line >&2;; esac`
  const byLine = 'git merge-file --marker-size=%L -L ours -L base -L theirs %A %O %B'
  return `${node} ${program} ${driver} %O %A %B %L %P || { ${other}; ${byLine}; }`
}

/** The lines of .gitattributes that ask for it; `prefix` is where the project is in the repository. */
export const driverAttributes = (prefix = ''): string[] =>
  keptFolders().map((folder) => `${path.posix.join(prefix, folder, '**/*.json')} merge=i18next`)

/** Names the driver in the repository's own configuration. Gives what was done, in words. */
export async function setUpDriver(root: string): Promise<string> {
  const prefix = (await git(root, ['rev-parse', '--show-prefix'])).trim()
  const settings = Object.entries(driverSettings(root, prefix))
  const before = await Promise.all(settings.map(([name]) => gitOrNull(root, ['config', '--local', name])))
  if (settings.every(([, value], at) => before[at]?.trim() === value))
    return 'Git merges the files of messages by message already.'
  await git(root, ['config', '--local', 'merge.i18next.name', `Texts by key (${commandLine()} merge)`])
  for (const [name, value] of settings) await git(root, ['config', '--local', name, value])
  const done =
    'From now on git merges the files of messages by message in this clone (merge.i18next in its .git/config).'
  const attribute = await git(root, ['check-attr', 'merge', '--', `${keptFolders()[0]}/any.json`])
  if (attribute.trim().endsWith(': i18next')) return done
  const lines = driverAttributes()
  return `${done}\nThis commit does not ask for it yet: expected "${lines.join('" and "')}" in .gitattributes, found none.`
}
