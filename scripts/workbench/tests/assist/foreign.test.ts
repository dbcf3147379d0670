import { expect, it } from 'vitest'
import { assistantOf } from '../../src/assist/assistant.ts'
import { writeTbx } from '../../src/formats/tbx.ts'
import { localeOf } from '../../src/config.ts'
import { readSoundProject } from '../../src/model/project.ts'
import { makeProject } from '../fixtures/exchange/project.ts'

const english = { 'en/common.json': { a: 'Send us the sponsor {{brand}} report.', b: 'Other' } }

async function detailWith(memory: Readonly<Record<string, string>>, id = 'common:a') {
  const files = Object.entries(memory).map(([name, text]) => [`.workbench/memory/${name}`, text] as const)
  const project = await readSoundProject(await makeProject({ ...english, ...Object.fromEntries(files) }))
  return (await assistantOf(project, localeOf('pl'))).detail(id, [])
}

const tmx = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE tmx SYSTEM "tmx14.dtd">
<tmx version="1.4"><header srclang="en-US" datatype="plaintext"/><body>
  <tu><tuv xml:lang="en-US"><seg>Send us the sponsor <ph>{{brand}}</ph> report.</seg></tuv>
    <tuv xml:lang="pl-PL" changedate="20250102T101112Z"><seg>Prześlij raport sponsora <ph>{{brand}}</ph>.</seg></tuv>
    <tuv xml:lang="de-DE"><seg>Senden</seg></tuv></tu>
  <tu><tuv xml:lang="en"><seg>Other</seg></tuv><tuv xml:lang="de"><seg>Andere</seg></tuv></tu>
</body></tmx>`

it('offers what another project has translated, with the file and the day', async () => {
  const { memory } = await detailWith({ 'old.tmx': tmx })
  expect(memory).toMatchObject([
    { id: 'old.tmx', score: 100, target: 'Prześlij raport sponsora {{brand}}.', date: '2025-01-02', isForeign: true },
  ])
  expect((await detailWith({ 'old.tmx': tmx }, 'common:b')).memory).toEqual([])
})

it.each(['2019', '2008'] as const)('shows the terms of a term base of %s, which bind nobody', async (edition) => {
  const term = { term: 'sponsor', names: ['sponsor'], use: ['zleceniodawca'], avoid: ['darczyńca'] }
  const rest = {
    always: false,
    preferred: 'zleceniodawca',
    admitted: [],
    deprecated: ['darczyńca'],
    note: 'Of a trial.',
  }
  const terms = [{ ...term, ...rest, line: 1 }]
  const tbx = writeTbx({ source: 'en', target: localeOf('pl'), title: 'T', terms, edition })
  const detail = await detailWith({ 'terms.tbx': tbx })
  expect(detail.terms).toEqual([
    { ...term, names: undefined, preferred: 'zleceniodawca', note: 'Of a trial. (terms.tbx)' },
  ])
  expect(detail.findings).toEqual([])
})
