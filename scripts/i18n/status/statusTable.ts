import { count, printTable } from '../../lib/output.ts'
import { pageName } from '../model/pageNames.ts'
import type { UnitState } from '../model/units.ts'
import type { Amounts, LocaleStatus, NamespaceStatus, PageStatus } from './status.ts'

/** The states with their titles in two lines: so that a row fits into 100 columns. */
export const columns: readonly (readonly [UnitState, string, string])[] = [
  ['untranslated', 'untrans-', 'lated'],
  ['unrecorded', 'unre-', 'corded'],
  ['stale', '', 'stale'],
  ['needs-work', 'needs', 'work'],
  ['translated', 'unre-', 'viewed'],
  ['reviewed', 're-', 'viewed'],
]

/** The status as a table for people; with `pages`, a row for each page, and no column that is 0 throughout. */
export function printStatus(status: readonly LocaleStatus[], pages: boolean): string {
  const shown = columns.filter(([state]) => !pages || status.some(({ total }) => total[state].messages > 0))
  const row = (name: string, amounts: Amounts, site: string) => {
    const words = [amounts.total, ...shown.map(([state]) => amounts[state])].map((amount) => String(amount.words))
    return [name, ...words, done(amounts), site]
  }
  const rows = status.flatMap((locale) => [
    row(`${locale.locale} ${locale.name}`, locale.total, onSite(locale)),
    ...(pages
      ? locale.namespaces.map((item) => row(`  ${pageName(item.namespace)}`, item.amounts, pageOnSite(item)))
      : []),
  ])
  const titles = (line: 1 | 2) => shown.map((state) => state[line])
  const table = printTable(['', '', ...titles(1)], [['', 'words', ...titles(2), 'done', 'on the site'], ...rows])
  return [table, ...status.flatMap(selfConfirmedNote)].join('\n')
}

/** Says what of "unreviewed" is confirmed by its own translator; nothing where nothing is. */
export function selfConfirmedNote({ locale, selfConfirmed: { messages, words } }: LocaleStatus): string[] {
  if (messages === 0) return []
  const amount = `${count(messages, 'message')} (${count(words, 'word')})`
  return [`${locale}: of the unreviewed, ${amount} confirmed by their translator, which is no review.`]
}

/** The share that is translated. */
export const done = ({ total, untranslated }: Amounts) => percent(total.words - untranslated.words, total.words)

/** A share as whole per cent, rounded down: 100 means all. */
export const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.floor((part / whole) * 100)} %`)

/** What visitors find of a locale: "public, 3 pages in English". */
export function onSite({ public: isPublic, inEnglish: { confirmed, lost } }: LocaleStatus): string {
  const pages = confirmed.length + lost.length
  if (!isPublic) return 'not public'
  if (pages === 0) return 'public'
  const unconfirmed = lost.length > 0 ? `, ${lost.length} unconfirmed` : ''
  return `public, ${count(pages, 'page')} in English${unconfirmed}`
}

const pageStates: Readonly<Record<PageStatus['state'], string>> = {
  published: 'published',
  partial: 'published',
  english: 'in English',
  omitted: 'left out',
  unpublished: 'not public',
}

/** What visitors find of a page: "published"; "in English, lacks 3 messages", of all that the page shows. */
export function pageOnSite({ page }: NamespaceStatus): string {
  if (!page) return ''
  return pageStates[page.state] + (page.lacking > 0 ? `, lacks ${count(page.lacking, 'message')}` : '')
}
