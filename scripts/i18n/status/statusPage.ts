import { escapeHtml, htmlHead } from '../../lib/html.ts'
import { pageName } from '../model/pageNames.ts'
import type { Amounts, LocaleStatus } from './status.ts'
import { columns, done, onSite, pageOnSite, selfConfirmedNote } from './statusTable.ts'

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
  const heads = ['page', 'progress', 'words', ...titles.map(({ title }) => title), 'on the site']
  const rows = [
    row('all', locale.total, onSite(locale)),
    ...locale.namespaces.map((item) => row(pageName(item.namespace), item.amounts, pageOnSite(item))),
  ]
  return [
    `<details${index === 0 ? ' open' : ''}><summary>${escapeHtml(locale.name)} (${locale.locale}): ${done(locale.total)}</summary>`,
    `<table><thead><tr>${heads.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody></table>`,
    ...selfConfirmedNote(locale).map((note) => `<p>${escapeHtml(note)}</p>`),
    '</details>',
  ].join('\n')
}

function row(name: string, amounts: Amounts, site: string): string {
  const share = (words: number) => (100 * words) / Math.max(1, amounts.total.words)
  const bar = inBar.map(({ state }) => `<i class="${state}" style="inline-size:${share(amounts[state].words)}%"></i>`)
  const cells = [amounts.total, ...titles.map(({ state }) => amounts[state])].map(({ words }) => `<td>${words}</td>`)
  return `<tr><th scope="row">${escapeHtml(name)}</th><td><div class="bar">${bar.join('')}</div></td>${cells.join('')}<td>${escapeHtml(site)}</td></tr>`
}
