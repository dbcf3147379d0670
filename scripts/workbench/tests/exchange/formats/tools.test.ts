import { describe, expect, it } from 'vitest'
import { formatNamed } from '../../../src/exchange/formats/formats.ts'

/** The texts of a document, without lines and states. */
const texts = (format: string, text: string) => {
  const { units, findings } = formatNamed(format).parse(text)
  expect(findings).toEqual([])
  return units.map(({ id, source, target }) => ({ id, source, target }))
}

describe('XLIFF 1.2 written by translation tools', () => {
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
  ])('codes %s', (_, unit, expected) => {
    const text = `<xliff version="1.2"><file original="common" source-language="en" target-language="pl"><body>
      <trans-unit id="a">${unit}</trans-unit></body></file></xliff>`
    expect(texts('xliff', text)).toEqual([{ id: 'common:a', ...expected }])
  })
})

describe('PO written by editors', () => {
  it('may have wrapped lines, more comments and obsolete entries', () => {
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
})
