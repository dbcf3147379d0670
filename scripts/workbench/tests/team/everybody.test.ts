import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { exclusively } from '../../src/model/exclusively.ts'
import { repositoryOf, settleTexts } from '../../src/team/team.ts'
import { confirm, save } from '../fixtures/edit.ts'
import { makeTeam, type Worker } from './people.ts'
import { recorded } from '../fixtures/exchange/project.ts'

/** The whole of it takes some minutes, and is part of the audit. */
const isThorough = process.env['THOROUGH'] === '1'
const names = ['Anna Nowak', 'Bert Lis', 'Celina Wilk', 'Dawid Sowa', 'Ewa Dudek']
const EDITS = Number(process.env['EDITS'] ?? 500)
/** A number without digits, which "check" would miss in the other language. */
const inLetters = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
const keys = Array.from({ length: 24 }, (_, index) => `k${inLetters(index)}`)
const file = 'locales/pl/common.json'

/** Numbers from 0 to 1 that are the same each time: mulberry32. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

it.runIf(isThorough)(
  'accounts for every word and review, whatever people do in whichever order',
  { timeout: 3_600_000 },
  async () => {
    const random = randomFrom(Number(process.env['SEED'] ?? 35))
    const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
    const begin = Object.fromEntries(keys.map((key) => [key, `Text of ${key}`]))
    const team = await makeTeam(begin)
    const people: Worker[] = []
    for (const name of names) people.push(await team.join(name))
    const owner = await team.join('Owner')
    /** By key, the texts that nobody has replaced who saw them. */
    const heads = new Map(keys.map((key) => [key, new Set([`Text of ${key}`])]))
    /** By text, who has reviewed it. */
    const reviews = new Map<string, Set<string>>()
    let isConnected = true
    let edits = 0

    /** What of a person's own texts is open for a key: a save settles the oldest. */
    const settled = async (worker: Worker, key: string) => {
      // In the editor a save or a confirmation comes first, which completes what was cut off.
      await exclusively(worker.root, async () => undefined)
      const [, yours] = (await worker.unsettled()).find(([one]) => one === key) ?? []
      await settleTexts(await repositoryOf(worker.root), [{ file, key }])
      return yours
    }
    const edit = async (worker: Worker, key: string, text: string) => {
      const seen = (await worker.texts())[key] ?? ''
      const outcome = await save(worker.root, `common:${key}`, text, { person: worker.name })
      expect(outcome).toMatchObject({ kind: 'saved' })
      heads.get(key)?.delete(seen)
      const before = await settled(worker, key)
      if (before !== undefined) heads.get(key)?.delete(before)
      heads.get(key)?.add(text)
    }
    const review = async (worker: Worker, key: string) => {
      const text = (await worker.texts())[key] ?? ''
      // Who says again what the record has changes nothing, and somebody else may write the text anew meanwhile.
      if (String((await recorded(worker.root))?.[key]).includes(worker.name)) return
      const outcome = await confirm(worker.root, `common:${key}`, worker.name)
      if (outcome.kind === 'saved') reviews.set(text, (reviews.get(text) ?? new Set()).add(worker.name))
    }
    const choose = async (worker: Worker) => {
      const open = await worker.unsettled()
      if (open.length === 0) return
      const [key, yours] = oneOf(open)
      if (random() < 0.5) {
        // What was reviewed is written anew.
        reviews.delete(yours)
        await edit(worker, key, yours)
      } else {
        const gone = await settled(worker, key)
        if (gone !== undefined && (await worker.texts())[key] !== gone) heads.get(key)?.delete(gone)
      }
    }
    const moveMain = async () => {
      await owner.git('pull', '--quiet')
      await writeFile(path.join(owner.root, 'src/page.tsx'), `// ${random()}\n`)
      await owner.git('commit', '--quiet', '--all', '-m', 'Change the page')
      await owner.git('push', '--quiet')
    }
    const write = (worker: Worker) => {
      edits += 1
      return edit(worker, oneOf(keys), `${worker.name} wrote ${inLetters(edits)}`)
    }
    const acts: readonly (readonly [share: number, act: (worker: Worker) => Promise<unknown>])[] = [
      [52, write],
      [12, (worker) => review(worker, oneOf(keys))],
      [12, (worker) => worker.send()],
      [12, (worker) => worker.get()],
      [6, choose],
      [2, async () => isConnected && moveMain()],
      [
        2,
        async () => {
          await (isConnected ? team.disconnect() : team.connect())
          isConnected = !isConnected
        },
      ],
      [4, killed],
    ]
    const lots = acts.flatMap(([share, act]) => Array.from({ length: share }, () => act))
    while (edits < EDITS) await oneOf(lots)(oneOf(people))
    if (!isConnected) await team.connect()

    // Everybody sends and gets until all have the same.
    for (let round = 0; round < 2; round += 1) {
      for (const worker of people) {
        expect(await worker.get()).toMatchObject({ kind: 'done' })
        expect(await worker.send()).toMatchObject({ kind: 'done' })
      }
    }
    const [first, ...others] = people
    const final = (await first?.texts()) ?? {}
    const records = first ? await recorded(first.root) : {}
    for (const other of others) {
      expect(await other.texts()).toEqual(final)
      expect(await recorded(other.root)).toEqual(records)
    }
    const open = (await Promise.all(people.map((worker) => worker.unsettled()))).flat()
    const lost = keys.flatMap((key) =>
      [...(heads.get(key) ?? [])].filter(
        (text) => final[key] !== text && !open.some(([one, yours]) => one === key && yours === text),
      ),
    )
    expect(lost).toEqual([])
    const unnamed = keys.flatMap((key) =>
      [...(reviews.get(final[key] ?? '') ?? [])].filter((name) => !String(records[key]).includes(name)),
    )
    expect(unnamed).toEqual([])
  },
)

/** Somebody gets the work of others, and the machine is switched off meanwhile: the program with all that it has started. */
async function killed(worker: Worker): Promise<void> {
  const program = path.join(import.meta.dirname, '../../cli.js')
  const child = spawn(process.execPath, [program, 'get'], { cwd: worker.root, detached: true, stdio: 'ignore' })
  const ended = once(child, 'exit')
  await Promise.race([ended, setTimeout(200 + Math.random() * 4000)])
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
  await ended
}
