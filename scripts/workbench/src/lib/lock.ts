import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isRunning } from './isRunning.ts'
import { jsonIn } from './json/values.ts'

/** In milliseconds: how long a process waits for another one, and how often it looks. */
const PATIENCE = 10_000
const INTERVAL = 10
/** In milliseconds. No work under a lock takes so long: its process was stopped, or its id is in use by another. */
const STALE = 300_000
/** The same for an empty lock, whose process was killed before writing it. */
const UNWRITTEN = 2000

interface Holder {
  readonly pid: number
  readonly host: string
  readonly since: string
}

/**
 * Runs a body while no other process, and no other call in this one, runs one with the same lock file. A lock is stale,
 * and is taken over, if its process has ended, or after five minutes. Throws an error that names the holder if the lock
 * is not free within ten seconds.
 */
export async function withLock<T>(file: string, body: () => Promise<T>): Promise<T> {
  const own = await acquire(file)
  try {
    return await body()
  } finally {
    // If another process has taken it as stale, it is no longer ours to remove.
    if ((await read(file)) === own) await rm(file, { force: true })
  }
}

async function acquire(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true })
  const until = performance.now() + PATIENCE
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() }
  const own = JSON.stringify({ ...holder, id: randomUUID() })
  while (!(await create(file, own))) {
    const held = await read(file)
    if (held !== null && (await isStale(file, held))) await takeAway(file, held)
    else if (performance.now() > until) throw new Error(refusal(file, held ?? ''))
    else await wait(INTERVAL)
  }
  return own
}

async function create(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

const read = (file: string) => readFile(file, 'utf8').catch(() => null)

async function isStale(file: string, held: string): Promise<boolean> {
  const holder = parse(held)
  if (!holder) return Date.now() - ((await stat(file).catch(() => null))?.mtimeMs ?? Date.now()) > UNWRITTEN
  if (holder.host === hostname() && !isRunning(holder.pid)) return true
  return Date.now() - Date.parse(holder.since) > STALE
}

/**
 * Removes a stale lock. If two processes find it stale, one removes it; the other restores a lock that it removed by
 * mistake.
 */
async function takeAway(file: string, stale: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`
  const isOurs = await rename(file, aside).then(
    () => true,
    () => false,
  )
  if (!isOurs) return
  const taken = await read(aside)
  if (taken !== null && taken !== stale) await create(file, taken)
  await rm(aside, { force: true })
}

function parse(held: string): Holder | null {
  const { pid, host, since }: Partial<Record<keyof Holder, unknown>> = Object(jsonIn(held))
  const isHolder = typeof pid === 'number' && typeof host === 'string' && typeof since === 'string'
  return isHolder ? { pid, host, since } : null
}

function refusal(file: string, held: string): string {
  const holder = parse(held)
  const who = holder ? `process ${holder.pid} on ${holder.host} since ${holder.since}` : 'another process'
  return `${file}: expected to be free within ${PATIENCE / 1000} seconds, found it held by ${who}. Another command is writing: try again, or end that process.`
}
