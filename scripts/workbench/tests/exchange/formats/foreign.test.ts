import { expect, it } from 'vitest'
import { formats } from '../../../src/exchange/formats/formats.ts'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FormatName } from '../../../src/exchange/formats/model.ts'
import { example, exportFile, polishTexts, translated } from '../../fixtures/exchange/exported.ts'
import { makeProject, run } from '../../fixtures/exchange/project.ts'

/** The texts of a document, without lines and states. */
const texts = (format: FormatName, text: string) => {
  const { units, findings } = formats[format].parse(text)
  expect(findings).toEqual([])
  return units.map(({ id, source, target }) => ({ id, source, target }))
}

it.each([
  [
    'are known by their ids, and marked segments are text',
    `<source><x id="1" equiv-text="{{x}}"/> a</source>
    <target state="translated"><mrk mtype="seg" mid="0">b</mrk> <x id="1"/></target>`,
    { source: '{{x}} a', target: 'b {{x}}' },
  ],
  [
    'have their texts as content, which a target may lack',
    `<source><ph id="1">{{x}}</ph> <bpt id="2">&lt;del></bpt>a<ept id="2">&lt;/del></ept><it id="3" pos="open">&lt;ins></it></source>
    <target><it id="3" pos="open"/><bpt id="2"/>b<ept id="2"/> <ph id="1"/></target>`,
    { source: '{{x}} <del>a</del><ins>', target: '<ins><del>b</del> {{x}}' },
  ],
])('codes in XLIFF 1.2 of translation tools %s', (_, unit, expected) => {
  const text = `<xliff version="1.2"><file original="common" source-language="en" target-language="pl"><body>
    <trans-unit id="a">${unit}</trans-unit></body></file></xliff>`
  expect(texts('xliff', text)).toEqual([{ id: 'common:a', ...expected }])
})

it('PO of editors may have wrapped lines, more comments and obsolete entries', () => {
  const text = `# Translator's remark
msgid ""
msgstr "Language: pl\\nContent-Type: text/plain; charset=UTF-8\\n"

# msgid "not an entry"
#| msgid "Before"
msgctxt ""
"common:"
"a"
msgid ""
"One "
"two"
msgstr ""
"Raz\\n"
"\\"dwa\\""
#~ msgctxt "common:old"
#~ msgid "Old"
#~ msgstr "Stare"
`
  expect(texts('po', text)).toEqual([{ id: 'common:a', source: 'One two', target: 'Raz\n"dwa"' }])
})

const { english, polish } = example
const files = translated(english, polish)

// After a format has been read, all go the same way.
it('composes letters that a program has decomposed', async () => {
  const { change, take } = await exportFile('xliff', files)
  await change((text) => text.normalize('NFD'))
  expect((await take()).out).toContain('3 unchanged.\nNothing to write.')
})

it('fills in verbatim texts, and those equal to their source, that a program has left empty', async () => {
  const same = { open: 'OK', brand: '{{brand}}' }
  const { root, file, edit } = await exportFile('po', {
    'en/common.json': same,
    '.workbench/en.glossary.json': { verbatim: { en: ['common:open'] } },
    'pl/common.json': { brand: '{{brand}}' },
  })
  for (const key of ['open', 'brand']) await edit(key, { target: '' })
  expect(await run(root, 'import', file)).toMatchObject({ code: 0, error: '' })
  expect(await polishTexts(root)).toEqual(same)
})

it('ignores white space that Lokalize adds next to codes of XLIFF', async () => {
  const polish = { home: '{{brand}}, strona główna {{brand}}', term: '<term>Termin</term>. Ma {{count}}\u00a0stron' }
  const { root, change, take } = await exportFile('xliff', {
    'en/common.json': {
      home: '{{brand}}, home page of {{brand}}',
      term: 'A <term>term</term>. It has {{count}}\u00a0pages',
    },
    'pl/common.json': polish,
  })
  await change((text) =>
    text
      .replace('strona główna ', 'główna strona ')
      .replace(/(<(?:source|target)[^>]*>)(?=<(?:x|g|ph)\b)/g, '$1\n      '),
  )
  expect((await take()).out).toContain('1 changed')
  expect(await polishTexts(root)).toEqual({ ...polish, home: '{{brand}}, główna strona {{brand}}' })
})

it.each([
  ['poedit', 'msgctxt "common:open"', false],
  ['trados', '<xliff version="1.2"', true],
  ['excel', 'id;form;', false],
])('export --for %s uses its format, with verbatim texts if it can lock them', async (program, sign, locks) => {
  const verbatim = { verbatim: { en: ['common:skip'] } }
  const root = await makeProject({ ...files, '.workbench/en.glossary.json': verbatim })
  const file = path.join(root, 'out')
  await run(root, 'export', 'pl', '--for', program, '--out', file)
  const text = await readFile(file, 'utf8')
  expect(text).toContain(sign)
  expect(text.includes('common:skip')).toBe(locks)
})
