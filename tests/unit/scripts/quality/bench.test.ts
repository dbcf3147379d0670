import { expect, it } from 'vitest'
import { aimsTable, type PageResult, timesTable } from '../../../../scripts/quality/bench/tables.ts'

const LCP = 'navigation largest-contentful-paint'

const result = (name: string, samples: PageResult['samples']): PageResult => ({
  page: { page: 'home', control: 'menu', target: 'about' },
  address: '/',
  subject: { name, origin: '', blocksScripts: name === 'noScriptBaseline', hydrates: name === 'site' },
  samples,
})

it('shows medians, their ratio to the last subject, and a dash for what could not be measured', () => {
  const samples = [1100, 1000, 1050].map((value) => ({ [LCP]: value }))
  const table = timesTable([result('site', samples), result('noScriptBaseline', [{ [LCP]: 1000, 'first tap': 600 }])])
  const [, site = '', baseline = ''] = table.split('\n')
  expect(site).toMatch(/^\/ +site +- +1050 1\.05x +-/)
  expect(baseline).toMatch(/^\/ +noScriptBaseline +- +1000 +- .* 600/)
})

it('holds figures against their aims: shares where there is plain HTML, numbers always', () => {
  const paint = 'navigation first-contentful-paint'
  const site = result('site', [{ [paint]: 450, 'timespan total-blocking-time': 20, 'first tap': 600 }])
  const rows = aimsTable([site, result('plain', [{ [paint]: 400 }])])
    .split('\n')
    .slice(1)
    .map((row) => row.split(/ {2,}/).map((cell) => cell.trim()))
  expect(rows).toEqual([
    ['/', 'first paint', '450', '400', '1.13x', '1.1x', 'missed'],
    ['/', 'blocking time after intent', '20', '-', '-', '50', 'met'],
  ])
})
