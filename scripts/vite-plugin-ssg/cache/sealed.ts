import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { writeWhole } from '../../lib/write.ts'

/** A short name for some texts: equal only for equal lists. */
export function hashOf(...parts: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(parts)).slice(0, 32)
}

/** Writes a value as JSON under a hash of it, by which readSealed() notices damage. */
export async function writeSealed(file: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value)
  await writeWhole(file, `${digest(text)}\n${text}`)
}

/** What writeSealed() has written; null where there is no such file, or another one. */
export async function readSealed<Value>(file: string): Promise<Value | null> {
  const content = await readFile(file, 'utf8').catch(() => '')
  const text = content.slice(content.indexOf('\n') + 1)
  if (content !== `${digest(text)}\n${text}`) return null
  return JSON.parse(text)
}

const digest = (text: string) => hash('sha256', text)
