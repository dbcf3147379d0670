import { pageName } from '../model/pageNames.ts'
import type { Amounts, LocaleStatus } from './status.ts'
import { onSite, pageOnSite, percent } from './status.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 80rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; inline-size: 100%; font-size: .875rem; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; border-block-end: 1px solid color-mix(in srgb, currentcolor 20%, transparent); text-align: end; }
th:first-child, td:first-child, td:last-child, th:last-child { text-align: start; }
tbody th { font-weight: 500; } th, td:last-child { white-space: nowrap; }
thead th { position: sticky; inset-block-start: 0; background: canvas; }
.bar { display: flex; inline-size: 7rem; block-size: .6rem; background: #c9c9c9; border-radius: .3rem; overflow: hidden; }
.bar i { display: block; } .reviewed { background: #0a6f55; } .translated { background: #4aa88d; } .stale { background: #d98a1f; } .unrecorded { background: #8a7fc0; } .needs-work { background: #c0564f; }
summary { font-size: 1.25rem; font-weight: 600; padding-block: .5rem; cursor: pointer; }
ul { padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: 1.5rem; } li i { display: inline-block; inline-size: .8rem; block-size: .8rem; margin-inline-end: .4rem; }
`

const columns = [
  'Page',
  'Progress',
  'Words',
  'Untranslated',
  'Unrecorded',
  'Stale',
  'Needs work',
  'Unreviewed',
  'Reviewed',
  'On the site',
]

/** The status as one HTML document without scripts or anything from elsewhere. */
export function statusPage(status: readonly LocaleStatus[]): string {
  const legend = ['reviewed', 'translated', 'needs-work', 'stale', 'unrecorded']
    .map(
      (state) => `<li><i class="${state}"></i>${state === 'translated' ? 'unreviewed' : state.replace('-', ' ')}</li>`,
    )
    .join('')
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>Translation status</title><style>${style}</style></head><body><h1>Translation status</h1><p>All figures are words of English.</p><ul>${legend}</ul>`,
    ...status.map(section),
    '</body></html>\n',
  ].join('\n')
}

function section(locale: LocaleStatus, index: number): string {
  const rows = [
    row('all', locale.total, onSite(locale)),
    ...locale.namespaces.map((item) => row(pageName(item.namespace), item.amounts, pageOnSite(item))),
  ]
  const done = percent(locale.total.total.words - locale.total.untranslated.words, locale.total.total.words)
  return [
    `<details${index === 0 ? ' open' : ''}><summary>${escapeText(locale.name)} (${locale.locale}): ${done}</summary>`,
    `<table><thead><tr>${columns.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody></table></details>`,
  ].join('\n')
}

function row(name: string, amounts: Amounts, site: string): string {
  const { total, untranslated, unrecorded, stale, 'needs-work': needsWork, translated, reviewed } = amounts
  const bar = Object.entries({ reviewed, translated, 'needs-work': needsWork, stale, unrecorded })
    .map(
      ([state, { words }]) =>
        `<i class="${state}" style="inline-size:${(100 * words) / Math.max(1, total.words)}%"></i>`,
    )
    .join('')
  const cells = [total, untranslated, unrecorded, stale, needsWork, translated, reviewed].map(
    ({ words }) => `<td>${words}</td>`,
  )
  return `<tr><th scope="row">${escapeText(name)}</th><td><div class="bar">${bar}</div></td>${cells.join('')}<td>${escapeText(site)}</td></tr>`
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
