import path from 'node:path'
import { expect, it } from 'vitest'
import { rootOf } from '../fixtures/exchange/exported.ts'
import { makeProject, run } from '../fixtures/exchange/project.ts'

const terms = [
  {
    term: 'clinical trial',
    variants: ['clinical study'],
    use: ['badan* kliniczn*'],
    avoid: ['prób* kliniczn*'],
    preferred: 'badanie kliniczne',
    deprecated: ['próba kliniczna'],
    note: 'A & B',
  },
  { term: 'IFU', use: ['IFU', 'instrukcj*'], avoid: ['podręcznik'] },
  { term: 'Site?', use: [] },
]

it('a term base says which words are preferred, admitted and deprecated, and gives stems as notes', async () => {
  const folder = await makeProject({ '.workbench/pl.glossary.json': { terms } })
  const file = path.join(folder, 'terms.tbx')
  const { out } = await run(folder, 'tbx', 'pl', '--out', file)
  expect(out).toContain(`Wrote ${file}: 3 terms of Polish`)
  const root = await rootOf(file)
  const sections = [...root.getElementsByTagName('termSec')].map((one) => one.textContent?.trim().split(/\s{2,}/))
  expect(sections.slice(0, 4)).toEqual([
    ['clinical trial', 'preferredTerm-admn-sts'],
    ['clinical study', 'admittedTerm-admn-sts'],
    ['badanie kliniczne', 'preferredTerm-admn-sts'],
    ['próba kliniczna', 'deprecatedTerm-admn-sts'],
  ])
  expect([...root.getElementsByTagName('note')].map(({ textContent }) => textContent)).toEqual([
    'A & B',
    'Forms that count (* stands for any ending): badan* kliniczn*',
    'Forms to avoid (* stands for any ending): prób* kliniczn*',
    'Forms that count (* stands for any ending): IFU, instrukcj*',
  ])
})
