import { messagesAboutPlaces, statementsToConfirm } from '../../../src/config/confirmations.ts'
import { allLocales, defaultLocale } from '../../../src/config/locales.ts'
import type { LocaleFiles } from '../../i18n/model/bundles.ts'
import type { Usage } from '../../i18n/model/coverage.ts'
import { type Project, publicTargets } from '../../i18n/model/project.ts'
import { recordFile } from '../../i18n/model/records/records.ts'
import { unconfirmedViews } from '../../i18n/model/unconfirmed.ts'
import { statusOf } from '../../i18n/status/status.ts'
import { count } from '../../lib/output.ts'
import type { LaunchItem } from './items.ts'

/** The text that says in English that the policy is a sample; while it does, each translation of it does. */
const policy = { namespace: 'pages/privacy', key: 'sample' }

/** A gap that the owner's lawyer has to fill: "[name of the processor]". */
const gap = /\[[^\]]+\]/

/** Texts that still say that they are samples, or have gaps, in every locale. */
export function sampleMessages(files: LocaleFiles): LaunchItem[] {
  const isSample = /sample/i.test(files.get(defaultLocale)?.get(policy.namespace)?.entries.get(policy.key)?.text ?? '')
  return [...files.values()].flatMap((byNamespace) =>
    [...byNamespace.values()].flatMap((file) =>
      [...file.entries.values()].flatMap(({ key, text }): LaunchItem[] => {
        const at = { file: file.file, line: file.lineOf(key), kind: 'message' } as const
        if (isSample && file.namespace === policy.namespace && key === policy.key) {
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
  return Object.entries(statements).flatMap(([id, what]) => {
    const [english] = whereIs(files, id)
    return english
      ? [{ ...english.at, kind: 'statement', text: `"${english.key}": the owner has yet to confirm ${what}.` }]
      : []
  })
}

/** Messages about the places of the offices, in every locale that has them. */
export function unconfirmedPlaces(files: LocaleFiles, ids: readonly string[] = messagesAboutPlaces): LaunchItem[] {
  return ids.flatMap((id) =>
    whereIs(files, id).map(({ at, key, text }) => ({ ...at, kind: 'place', text: `"${key}": ${short(text)}` })),
  )
}

/** Where the message of a row of src/config/confirmations.ts stands, English first. Throws where English lacks it. */
function whereIs(files: LocaleFiles, id: string) {
  const [namespace = '', key = ''] = id.split(':')
  if (!files.get(defaultLocale)?.get(namespace)?.entries.has(key))
    throw new Error(`src/config/confirmations.ts: expected a message of English, found "${id}".`)
  return allLocales.flatMap(({ code }) => {
    const file = files.get(code)?.get(namespace)
    const entry = file?.entries.get(key)
    return file && entry ? [{ at: { file: file.file, line: file.lineOf(key) }, key, text: entry.text }] : []
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
