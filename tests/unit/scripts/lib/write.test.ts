import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeTogether } from '../../../../scripts/lib/write.ts'

it('removes what a run that was killed has left, and nothing of one that is still at work', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'write-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const ended = execFileSync(process.execPath, ['-e', 'process.stdout.write(String(process.pid))']).toString()
  await writeFile(path.join(folder, `a.json.next-${ended}`), '{}')
  await writeFile(path.join(folder, `a.json.next-${process.ppid}`), '{}')
  await writeTogether(new Map([[path.join(folder, 'b.json'), '{}']]))
  expect(await readdir(folder)).toEqual([`a.json.next-${process.ppid}`, 'b.json'])
})
