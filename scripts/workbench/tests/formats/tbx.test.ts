import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { attributeOf, descendantsOf, elementsOf, textOf } from '../../src/formats/readXml.ts'
import { makeProject, refusal, run } from '../fixtures/exchange/project.ts'
import { breaches, ensureToolkit, rootOf, toolkitUnits } from '../fixtures/exchange/structure.ts'

beforeAll(ensureToolkit, 600_000)

describe('a term base', { timeout: 60_000 }, () => {
  const glossary = {
    terms: [
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
      { term: 'site', use: ['ośrod*'] },
      { term: 'Site?', use: [] },
    ],
  }

  async function terms(...args: string[]) {
    const root = await makeProject({ '.workbench/pl.glossary.json': glossary })
    const file = path.join(root, 'terms.tbx')
    return { file, ...(await run(root, 'tbx', 'pl', '--out', file, ...args)) }
  }

  it('of 2008 has as many terms as the glossary for translate-toolkit, which reads no newer edition', async () => {
    const { file, out } = await terms('--edition', '2008')
    expect(out).toBe(`Wrote ${file}: 4 terms of Polish, 1 without a dictionary form.`)
    expect(await toolkitUnits('tbx', file)).toEqual([
      ['c-clinical-trial', 'clinical trial', 'badanie kliniczne'],
      ['c-ifu', 'IFU', 'IFU'],
      ['c-site', 'site', null],
      ['c-site-2', 'Site?', null],
    ])
  })

  it('of 2019 is made of what TBX-Basic allows', async () => {
    const root = await rootOf((await terms()).file)
    const said = ['xmlns', 'type', 'style'].map((name) => attributeOf(root, name))
    expect(said).toEqual(['urn:iso:std:iso:30042:ed-2', 'TBX-Basic', 'dca'])
    const leaf = { children: '', attributes: '' }
    const found = breaches(root, {
      tbx: { children: 'tbxHeader text ', attributes: 'type style lang' },
      tbxHeader: { children: 'fileDesc ', attributes: '' },
      fileDesc: { children: 'titleStmt sourceDesc ', attributes: '' },
      titleStmt: { children: 'title ', attributes: '' },
      sourceDesc: { children: 'p ', attributes: '' },
      title: leaf,
      p: leaf,
      text: { children: 'body ', attributes: '' },
      body: { children: '(?:conceptEntry )+', attributes: '' },
      conceptEntry: { children: '(?:note )*(?:langSec )+', attributes: 'id' },
      langSec: { children: '(?:termSec )+', attributes: 'lang' },
      termSec: { children: 'term termNote ', attributes: '' },
      term: leaf,
      termNote: { children: '', attributes: 'type' },
      note: leaf,
    })
    expect(found).toEqual([])
  })

  it('says which words are preferred, admitted and deprecated, and gives stems as notes', async () => {
    const root = await rootOf((await terms()).file)
    const sections = descendantsOf(root, 'termSec').map((one) => elementsOf(one).map(textOf))
    expect(sections.slice(0, 4)).toEqual([
      ['clinical trial', 'preferredTerm-admn-sts'],
      ['clinical study', 'admittedTerm-admn-sts'],
      ['badanie kliniczne', 'preferredTerm-admn-sts'],
      ['próba kliniczna', 'deprecatedTerm-admn-sts'],
    ])
    expect(descendantsOf(root, 'note').map(textOf)).toEqual([
      'A & B',
      'Forms that count (* stands for any ending): badan* kliniczn*',
      'Forms to avoid (* stands for any ending): prób* kliniczn*',
      'Forms that count (* stands for any ending): IFU, instrukcj*',
      'Forms that count (* stands for any ending): ośrod*',
    ])
  })

  it('is not written from a glossary that has something wrong', async () => {
    const root = await makeProject({ '.workbench/pl.glossary.json': '{\n"terms": 5}' })
    expect(await run(root, 'tbx', 'pl')).toEqual(
      refusal('locales/.workbench/pl.glossary.json:2: expected "terms": a list'),
    )
  })
})
