/**
 * Git's merge driver for the files under locales/: driver.ts --merge-driver <base> <ours> <theirs> <mark size> <path>. Writes the result
 * over "ours"; with --merge-base-driver, for a base that git makes of several, without what these disagree on. Git starts it
 * for every file of a merge, so it loads little. Set up by i18next-workbench merge --setup.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { messageOf } from '../lib/run.ts'
import { visible } from '../lib/visible.ts'
import { agreedJson } from './marks.ts'
import { conflictKey, mergeFile } from './mergeFile.ts'
import { BASE_DRIVER, exitCodes } from './setup.ts'

const [base = '', ours = '', theirs = '', markSize = '7', path = ''] = process.argv.slice(3)

try {
  const read = (file: string) => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file))
  const isBase = process.argv[2] === BASE_DRIVER
  const merge = mergeFile(path, { base: read(base), ours: read(ours), theirs: read(theirs) }, isBase)
  const merged = merge.print(() => null, Number(markSize))
  writeFileSync(ours, (isBase && agreedJson(merged)) || merged)
  const conflicts = isBase ? [] : merge.conflicts
  for (const conflict of conflicts)
    console.error(visible(`${path}: both branches changed ${conflictKey(path, conflict)}`))
  if (conflicts.length > 0) {
    console.error('Next: the command "merge" of the workbench')
    process.exitCode = exitCodes.conflict
  }
} catch (error) {
  // With marks in ours, git is only repeating what was settled before (rerere).
  if (!/^<{7}/m.test(readFileSync(ours, 'utf8')))
    console.error(visible(`${path}: ${messageOf(error)}; merged line by line`))
  process.exitCode = exitCodes.byLine
}
