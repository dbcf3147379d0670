import { statementsToConfirm } from '../../../src/config/confirmations.ts'
import { defaultLocale } from '../../../src/config/locales.ts'
import type { LocaleFiles } from '../../i18n/model/bundles.ts'
import type { Usage } from '../../i18n/model/coverage.ts'
import { type Project, publicTargets } from '../../i18n/model/project.ts'
import { recordFile } from '../../i18n/model/records/records.ts'
import { unconfirmedViews } from '../../i18n/model/unconfirmed.ts'
import { statusOf } from '../../i18n/status/status.ts'
import { count } from '../../lib/output.ts'
import type { LaunchItem } from './items.ts'

/** Messages that are samples, with the words by which one knows. */
const samplePatterns: Readonly<Record<string, RegExp>> = {
  'pages/privacy:sample': /sample|przykład/i,
}

/** A gap that the owner's lawyer has to fill: "[name of the processor]". */
const gap = /\[[^\]]+\]/

/** Texts that still say that they are samples, or have gaps, in every locale. */
export function sampleMessages(files: LocaleFiles): LaunchItem[] {
  return [...files.values()].flatMap((byNamespace) =>
    [...byNamespace.values()].flatMap((file) =>
      [...file.entries.values()].flatMap(({ key, text }): LaunchItem[] => {
        const at = { file: file.file, line: file.lineOf(key), kind: 'message' } as const
        if (samplePatterns[`${file.namespace}:${key}`]?.test(text)) {
          return [{ ...at, text: `"${key}" is a sample: ${short(text)}` }]
        }
        const [found] = gap.exec(text) ?? []
        return found ? [{ ...at, text: `"${key}" has a gap to be filled: ${short(found)}` }] : []
      }),
    ),
  )
}

/** Messages with what the owner has yet to confirm in them, where they stand in English. */
export function unconfirmedStatements(
  files: LocaleFiles,
  statements: Readonly<Record<string, string>> = statementsToConfirm,
): LaunchItem[] {
  return Object.entries(statements).map(([id, what]) => {
    const [namespace = '', key = ''] = id.split(':')
    const file = files.get(defaultLocale)?.get(namespace)
    if (!file?.entries.has(key))
      throw new Error(`src/config/confirmations.ts: expected a message of English, found "${id}".`)
    const text = `"${key}": the owner has yet to confirm ${what}.`
    return { file: file.file, line: file.lineOf(key), kind: 'statement', text }
  })
}

/**
 * What no reviewer has confirmed, as one item for each public locale, with the pages that have to say so of a machine's
 * texts; `usage` is null before the first build.
 */
export function unreviewedTexts(project: Project, usage: Usage | null): LaunchItem[] {
  const unconfirmed = usage && unconfirmedViews(project, usage)
  return statusOf(project, publicTargets, null).flatMap(({ locale, name, total, selfConfirmed }): LaunchItem[] => {
    const messages = total.total.messages - total.reviewed.messages
    if (messages === 0) return []
    const words = total.total.words - total.reviewed.words
    const own =
      selfConfirmed.messages > 0 ? `, ${selfConfirmed.messages} of them confirmed by their translator alone` : ''
    const pages = unconfirmed?.get(locale)?.size ?? 0
    const notes = pages > 0 ? `; ${count(pages, 'page')} with a machine’s texts among them say so` : ''
    const text = `${name}: ${messages} messages (${words} words of English) are not reviewed${own}${notes}. npm run i18n -- status ${locale}`
    return [{ file: recordFile('locales', locale), line: 1, kind: 'review', text }]
  })
}

const short = (text: string) => (text.length > 90 ? `${text.slice(0, 90)}…` : text)
