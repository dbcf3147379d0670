import type { Locale } from '../../../src/config/locales.ts'
import type { Finding } from '../../lib/output.ts'
import type { Project } from '../model/project.ts'
import { isTranslator } from '../model/records/reviewers.ts'
import { formKey, type Unit, unitId } from '../model/units.ts'
import type { Statement } from './accepting.ts'

type Said = Pick<Statement, 'needsWork' | 'reviewer' | 'translator'>

/** Whether the reviewer is somebody who made the text. */
export function isOwnReview({ state, record }: Unit, { needsWork, reviewer, translator }: Said): boolean {
  if (needsWork || reviewer === null) return false
  return isTranslator(state === 'unrecorded' ? { translator } : record, reviewer)
}

/** Why such a text is not accepted. */
export function ownFinding(project: Project, locale: Locale, { namespace, key, ...unit }: Unit): Finding {
  const file = project.files.get(locale.code)?.get(namespace)
  const line = file?.lineOf(formKey({ key }, unit.forms[0] ?? { category: null })) ?? 1
  const place = { file: `locales/${locale.code}/${namespace}.json`, line, key: unitId({ namespace, key }) }
  const expected = 'another reviewer than whoever translated it, or --waiver with the reason'
  return { ...place, rule: 'second-person', severity: 'error', expected, found: 'the same person' }
}
