import type { Locale } from '../../config.ts'
import { readText } from '../../lib/readText.ts'
import { isObject } from '../../lib/json/values.ts'
import { glossaryFile } from '../../model/layout.ts'

/** Why a warning does not hold for a message. */
export interface Reason {
  readonly key: string
  readonly rule: string
  readonly reason: string
}

/** The exceptions of a locale's glossary as they are written there: its parser leaves the reasons out, which are for people. */
export async function reasonsIn(folder: string, { code }: Locale): Promise<Reason[]> {
  const text = await readText(glossaryFile(folder, code))
  const tree: unknown = JSON.parse(typeof text === 'string' ? text : '{}')
  const list: unknown = isObject(tree) ? tree['exceptions'] : null
  return Array.isArray(list) ? list.filter(isReason) : []
}

const isReason = (value: unknown): value is Reason =>
  isObject(value) && ['key', 'rule', 'reason'].every((name) => typeof value[name] === 'string')
