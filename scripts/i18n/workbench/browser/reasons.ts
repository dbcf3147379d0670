import type { Locale } from '../../../../src/config/locales.ts'
import { isObject } from '../../model/jsonFile.ts'
import { textOf } from './disk.ts'

/** Why a warning does not hold for a message. */
export interface Reason {
  readonly key: string
  readonly rule: string
  readonly reason: string
}

/** The exceptions of a locale's glossary as they are written there: its parser leaves the reasons out, which are for people. */
export function reasonsIn(folder: string, { code }: Locale): Reason[] {
  const tree: unknown = JSON.parse(textOf(`${folder}/${code}/glossary.json`) ?? '{}')
  const list: unknown = isObject(tree) ? tree['exceptions'] : null
  return Array.isArray(list) ? list.filter(isReason) : []
}

const isReason = (value: unknown): value is Reason =>
  isObject(value) && ['key', 'rule', 'reason'].every((name) => typeof value[name] === 'string')
