import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import { writeWhole } from './write.ts'
import { attempt } from './attempt.ts'

/** Writes a value as JSON with a seal. readSealed() rejects files that another user or machine has written. */
export async function writeSealed(file: string, value: unknown): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(value))
  await writeWhole(file, Buffer.concat([Buffer.from(sealOf(file, bytes)), bytes]))
}

/** Reads the value of writeSealed(); null if the file is missing or its seal is wrong. */
export async function readSealed<Value>(file: string): Promise<Value | null> {
  const content = await readFile(file).catch(() => Buffer.from(''))
  const bytes = content.subarray(content.indexOf('\n') + 1)
  const seal = content.subarray(0, content.length - bytes.length).toString()
  return seal === sealOf(file, bytes) ? JSON.parse(bytes.toString()) : null
}

/** Seals a name with its content. The same content under another name has another seal. */
function sealOf(file: string, bytes: Uint8Array): string {
  return `${createHmac('sha256', machineKey())
    .update(`${path.basename(file)}\0`)
    .update(bytes)
    .digest('hex')}\n`
}

const KEY_BYTES = 32

/** A secret outside the project, so that committed or copied folders cannot contain valid seals. */
function machineKey(): Buffer {
  const file = path.join(process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache'), 'isogloss/key')
  const known = readKey(file)
  if (known) return known
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(`${file}.${process.pid}`, randomBytes(KEY_BYTES), { mode: 0o600 })
    renameSync(`${file}.${process.pid}`, file)
  } catch {
    // Without a home folder, sealed files cannot be read again, and everything is made anew.
  }
  return readKey(file) ?? randomBytes(KEY_BYTES)
}

function readKey(file: string): Buffer | null {
  const key = attempt(() => readFileSync(file))
  return key?.length === KEY_BYTES ? key : null
}
