import { commandLine, hasPages } from '../config.ts'
import { escapeHtml, htmlHead } from '../lib/html.ts'
import { count, printTable, report } from '../lib/output.ts'
import { pageName } from '../model/pageNames.ts'
import { firstOf } from '../lib/firstOf.ts'
import { today } from '../model/records/transition.ts'
import type { UnitState } from '../model/units.ts'
import type { Amounts, LocaleStatus, NamespaceStatus, PageStatus } from './status.ts'

/** The states with their titles in two lines: so that a row fits into 100 columns. */
const columns: readonly (readonly [UnitState, string, string])[] = [
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
  const isPlanned = pages && status.some(hasPlan)
  const row = (name: string, amounts: Amounts, site: string, assigned = '') => {
    const words = [amounts.total, ...shown.map(([state]) => amounts[state])].map((amount) => String(amount.words))
    return [name, ...words, done(amounts), ...(hasPages() ? [site] : []), ...(isPlanned ? [assigned] : [])]
  }
  const rows = status.flatMap((locale) => [
    row(`${locale.locale} ${locale.name}`, locale.total, onSite(locale)),
    ...(pages ? pagesOf(locale, (name, ...rest) => row(`  ${name}`, ...rest)) : []),
  ])
  const titles = (line: 1 | 2) => shown.map((state) => state[line])
  const table = printTable(
    ['', '', ...titles(1)],
    [
      ['', 'words', ...titles(2), 'done', ...(hasPages() ? ['on the site'] : []), ...(isPlanned ? ['assigned'] : [])],
      ...rows,
    ],
  )
  return report(table, status.map(selfConfirmedNote), status.map(waitingNote), status.map(lateNote))
}

const pagesOf = <Row>(
  { namespaces }: LocaleStatus,
  row: (name: string, amounts: Amounts, site: string, assigned: string) => Row,
): Row[] => namespaces.map((item) => row(pageName(item.namespace), item.amounts, pageOnSite(item), assignedTo(item)))

const hasPlan = ({ namespaces }: LocaleStatus) => namespaces.some(({ assignment }) => assignment !== null)

/** "Maria Kowalska, Ola Lis; 2026-12-01 (late)" */
function assignedTo(item: NamespaceStatus): string {
  const { translator, reviewer, due } = item.assignment ?? { translator: null, reviewer: null, due: null }
  const people = [...new Set([translator, reviewer])].filter((name) => name !== null).join(', ')
  const day = due && `${due}${isLate(item) ? ' (late)' : ''}`
  return [people, day].filter(Boolean).join('; ')
}

const isLate = ({ assignment, amounts }: NamespaceStatus) =>
  Boolean(assignment?.due && assignment.due < today()) && settledWords(amounts) < amounts.total.words

function lateNote({ locale, namespaces }: LocaleStatus): string | null {
  const late = namespaces.filter(isLate).map((item) => `${pageName(item.namespace)} (${assignedTo(item)})`)
  return late.length > 0 ? `${locale}: ${count(late.length, 'page')} late: ${firstOf(late, 5)}.` : null
}

/** Says what of "unreviewed" is confirmed by its own translator; nothing where nothing is. */
function selfConfirmedNote({ locale, selfConfirmed: { messages, words } }: LocaleStatus): string | null {
  if (messages === 0) return null
  const amount = `${count(messages, 'message')} (${count(words, 'word')})`
  return `${locale}: of the unreviewed, ${amount} confirmed by their translator, which is no review.`
}

function waitingNote({ locale, waiting }: LocaleStatus): string | null {
  if (waiting === 0) return null
  return `${locale}: visitors read the text before of ${count(waiting, 'message')} under work; ${commandLine()} status ${locale} --waiting shows both.`
}

/** The share at which nothing is known to be left to do. */
const done = (amounts: Amounts) => percent(settledWords(amounts), amounts.total.words)

const settledWords = ({ translated, reviewed }: Amounts) => translated.words + reviewed.words

/** A share as whole per cent, rounded down: 100 means all. */
export const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.floor((part / whole) * 100)} %`)

/** What visitors find of a locale: "public, 3 pages in English". */
function onSite({ public: isPublic, preview, inEnglish: { confirmed, awaited, lost } }: LocaleStatus): string {
  const pages = confirmed.length + awaited.length + lost.length
  if (!isPublic) return preview ? 'preview' : 'not public'
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
function pageOnSite({ page }: NamespaceStatus): string {
  if (!page) return ''
  return pageStates[page.state] + (page.lacking > 0 ? `, lacks ${count(page.lacking, 'message')}` : '')
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 80rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; inline-size: 100%; font-size: .875rem; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; border-block-end: 1px solid color-mix(in srgb, currentcolor 20%, transparent); text-align: end; }
th:first-child, td:first-child, td:last-child, th:last-child { text-align: start; }
tbody th { font-weight: 500; } th, td:last-child { white-space: nowrap; }
thead th::first-letter { text-transform: uppercase; }
thead th { position: sticky; inset-block-start: 0; background: canvas; }
.bar { display: flex; inline-size: 7rem; block-size: .6rem; background: #c9c9c9; border-radius: .3rem; overflow: hidden; }
.bar i { display: block; } .reviewed { background: #0a6f55; } .translated { background: #4aa88d; } .stale { background: #d98a1f; } .unrecorded { background: #8a7fc0; } .needs-work { background: #c0564f; }
summary { font-size: 1.25rem; font-weight: 600; padding-block: .5rem; cursor: pointer; }
ul { padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: 1.5rem; } li i { display: inline-block; inline-size: .8rem; block-size: .8rem; margin-inline-end: .4rem; }
`

const titles = columns.map(([state, ...lines]) => ({ state, title: lines.join(' ').replace('- ', '').trim() }))
/** In the bar of a row; the rest of it is untranslated. */
const inBar = titles.filter(({ state }) => state !== 'untranslated').toReversed()

/** The status as one HTML document without scripts or anything from elsewhere. */
export function statusPage(status: readonly LocaleStatus[]): string {
  const legend = inBar.map(({ state, title }) => `<li><i class="${state}"></i>${title}</li>`).join('')
  return [
    htmlHead('Translation status', style),
    `<h1>Translation status</h1><p>All figures are words of English.</p><ul>${legend}</ul>`,
    ...status.map(section),
    '</body></html>\n',
  ].join('\n')
}

function section(locale: LocaleStatus, index: number): string {
  const isPlanned = hasPlan(locale)
  const states = titles.map(({ title }) => title)
  const heads = ['page', 'progress', 'words', ...states, 'on the site', ...(isPlanned ? ['assigned'] : [])]
  const note = selfConfirmedNote(locale)
  const row = (name: string, amounts: Amounts, site: string, assigned: string) =>
    htmlRow(name, amounts, isPlanned ? [site, assigned] : [site])
  const rows = [row('all', locale.total, onSite(locale), ''), ...pagesOf(locale, row)]
  return report(
    `<details${index === 0 ? ' open' : ''}><summary>${escapeHtml(locale.name)} (${locale.locale}): ${done(locale.total)}</summary>`,
    `<table><thead><tr>${heads.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody></table>`,
    note && `<p>${escapeHtml(note)}</p>`,
    '</details>',
  )
}

function htmlRow(name: string, amounts: Amounts, more: readonly string[]): string {
  const share = (words: number) => (100 * words) / Math.max(1, amounts.total.words)
  const bar = inBar.map(({ state }) => `<i class="${state}" style="inline-size:${share(amounts[state].words)}%"></i>`)
  const cells = [amounts.total, ...titles.map(({ state }) => amounts[state])].map(({ words }) => `<td>${words}</td>`)
  return `<tr><th scope="row">${escapeHtml(name)}</th><td><div class="bar">${bar.join('')}</div></td>${cells.join('')}${more.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`
}
