import { readFile } from 'node:fs/promises'
import { validateXML } from 'xmllint-wasm'
import { expect, it } from 'vitest'
import { documentOf } from '../../src/exchange/formats/document.ts'
import { formats } from '../../src/exchange/formats/formats.ts'
import { readSoundTexts } from '../../src/messages/texts.ts'
import { hashOf } from '../../src/messages/units.ts'
import { makeProject } from '../fixtures/exchange/project.ts'
import { englishPages } from '../fixtures/exchange/exported.ts'
import { polishRow, projectAt } from '../fixtures/workbench.config.ts'
import { listCorrections, refineFile } from '../../src/exchange/refine/refine.ts'

const shared = ['xml.xsd', 'xliff-core-2.0.xsd', 'xliff-core-1.2-strict.xsd']

async function schemaFile(name: string) {
  return {
    fileName: name,
    contents: await readFile(new URL(`../fixtures/schemas/${name}`, import.meta.url), 'utf8'),
  }
}

/** The errors of a file by a schema of OASIS. */
async function errorsOf(xml: string, schema: string): Promise<string[]> {
  const { valid, errors } = await validateXML({
    xml: { fileName: 'export.xlf', contents: xml },
    schema: await schemaFile(schema),
    preload: await Promise.all(shared.map(schemaFile)),
    maxMemoryPages: 2048,
  })
  return valid ? [] : errors.map(({ message }) => message)
}

it('an export is valid XLIFF 1.2: plurals, unbalanced tags, maxima and states', {
  timeout: 60_000,
}, async () => {
  const root = await makeProject({
    'en/common.json': {
      plain: 'a <term>b <err>c</err></term> {{brand}} $t(x)',
      broken: '</ins> <term>a <del>b</term>',
      'k y': 'key with a space',
      ...englishPages,
    },
    'pl/common.json': { plain: '{{ brand }} <term>b</term>', broken: 'x', pages_one: '{{count}}' },
    '.workbench/records/pl.jsonl': { common: { broken: `00000000 ${hashOf(['x'])} human 2026-01-02 A. Nowak` } },
    '.workbench/en.notes.json': [{ match: 'common:*', note: 'Note & <more>', max: 30 }],
  })
  const document = await documentOf(await readSoundTexts(projectAt(root)), polishRow, {})
  const text = formats.xliff.serialize(document)
  expect(text).toContain('The English has changed')
  expect(await errorsOf(text, 'xliff-1.2.xsd')).toEqual([])
  expect(await errorsOf(text.replaceAll('<source', '<sauce'), 'xliff-1.2.xsd')).not.toEqual([])
})

const one = `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
 <file original="a" source-language="en" target-language="fr" datatype="plaintext">
  <body>
   <trans-unit id="1" approved="yes">
    <source>Alarm: 2.5 mL/h. Press “Stop”.</source>
    <seg-source><mrk mtype="seg" mid="1">Alarm: 2.5 mL/h.</mrk> <mrk mtype="seg" mid="2">Press “Stop”.</mrk></seg-source>
    <target state="translated"><mrk mtype="seg" mid="1">Alarme: 2.5ml/h.</mrk> <mrk mtype="seg" mid="2">Appuyez sur "Stop".</mrk></target>
    <alt-trans><source>x</source><target>5mg</target></alt-trans>
   </trans-unit>
  </body>
 </file>
</xliff>
`

const two = `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
 <file id="f1">
  <unit id="u1">
   <originalData><data id="d1">&lt;b/></data></originalData>
   <segment id="s1"><source>Give 2.5 mL.</source><target>Geben Sie 2.5ml.</target></segment>
   <ignorable><source> </source></ignorable>
   <segment id="s2" state="final"><source>Press “<ph id="1" dataRef="d1"/>Start”.</source><target>Drücken Sie "<ph id="1" dataRef="d1"/>Start".</target></segment>
  </unit>
  <unit id="u2" translate="no"><segment><source>5 mg</source><target>5mg</target></segment></unit>
  <group id="g"><unit id="u3"><notes><note>x</note></notes><segment><source>5 <pc id="1">mg</pc> daily</source><target>5 <pc id="1">mg</pc>  täglich</target></segment></unit></group>
 </file>
</xliff>
`

const corrected = (file: string) => {
  const { corrected, write } = refineFile(new TextEncoder().encode(file), 'a.xlf')
  return { count: listCorrections(corrected).length, text: new TextDecoder().decode(write(new Set())) }
}

it.each([
  ['xliff-1.2.xsd', one, 4],
  ['xliff-2.0.xsd', two, 4],
])('what is corrected is valid by %s', { timeout: 60_000 }, async (schema, file, count) => {
  expect(await errorsOf(file, schema)).toEqual([])
  const written = corrected(file)
  expect(written.count).toBe(count)
  expect(await errorsOf(written.text, schema)).toEqual([])
})

it('names the segments of a unit in its notes if there are several', () => {
  const { text } = corrected(one)
  expect(text).toContain('<note from="Refinix">1/2: straight-quotation-marks/fr</note>')
  expect(text).toContain('<alt-trans><source>x</source><target>5mg</target></alt-trans>')
  expect(text).toContain('<trans-unit id="1" approved="no">')
})
