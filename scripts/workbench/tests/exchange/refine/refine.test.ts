import { describe, expect, it } from 'vitest'
import { listCorrections, refineFile } from '../../../src/exchange/refine/refine.ts'
import { xliff } from './files.ts'
import { globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeProject, run } from '../../fixtures/exchange/project.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = (written: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(written)
const refine = (text: string, name = 'a.pl.xlf') => refineFile(bytes(text), name)
const none = new Set<string>()

const two = (body: string) =>
  `<?xml version="1.0"?>\r\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="pl">\r\n` +
  ` <file id="f">\r\n${body}\r\n </file>\r\n</xliff>\r\n`

describe('a corrected file', () => {
  it('is the same bytes where no rule applies, whatever its layout', () => {
    const odd = `<?xml version='1.0'  encoding="UTF-8" ?>\r\n<!-- c --><xliff  version = "1.2"><file target-language='pl' source-language="en"><body>\n\n<trans-unit id='1'  ><source>A &amp; b</source><target  >A &#38; b<x id='1'/> <![CDATA[<c>]]></target ></trans-unit></body></file></xliff>`
    const refined = refine(odd)
    expect(refined.corrected).toEqual([])
    expect(textOf(refined.write(none))).toBe(odd)
  })

  it('differs only in the target, its state and one note', () => {
    const before = xliff('pl', [
      ['Give 2.5 mL & wait.', 'Podać 2.5ml & czekać.'],
      ['Right', 'Dobrze'],
    ])
    const refined = refine(before)
    expect(listCorrections(refined.corrected).map(({ rule, after }) => [rule, after])).toEqual([
      ['decimal-sign/pl', 'Podać 2,5ml & czekać.'],
      ['unit-space/ml', 'Podać 2.5\u00A0ml & czekać.'],
    ])
    expect(textOf(refined.write(none))).toBe(
      before.replace(
        '<target>Podać 2.5ml &amp; czekać.</target>',
        '<target state="needs-review-translation">Podać 2,5\u00A0ml &amp; czekać.</target>\n  <note from="Refinix">decimal-sign/pl, unit-space/ml</note>',
      ),
    )
  })

  it('leaves out refused corrections, and segments with only refused ones', () => {
    const before = xliff('pl', [['Give 2.5 mL.', 'Podać 2.5ml.']])
    const refined = refine(before)
    const [first, second] = listCorrections(refined.corrected).map(({ id }) => id)
    expect(textOf(refined.write(new Set([first ?? ''])))).toContain('2.5\u00A0ml')
    expect(textOf(refined.write(new Set([first ?? '', second ?? ''])))).toBe(before)
  })

  it('reports no fault that a correction has fixed', () => {
    const refined = refine(
      xliff('pl', [
        ['Delete {0}.', 'Usuń { 0 }.'],
        ['Delete {0}.', 'Usuń.'],
      ]),
    )
    expect(listCorrections(refined.corrected).map(({ after }) => after)).toEqual(['Usuń {0}.'])
    expect(refined.reports.filter(({ kind }) => kind === 'variables').map(({ number }) => number)).toEqual([2])
  })

  it('keeps the order of XLIFF 2 and its line ends, with one list of notes for a unit', () => {
    const unit = (state: string, notes: string, one: string) =>
      `  <unit id="u">\r\n${notes}   <segment id="s"${state}>\r\n    <source>5 mg<ph id="1"/></source>\r\n    <target>${one}<ph id="1"/></target>\r\n   </segment>\r\n  </unit>`
    const note = '<note category="refinix" appliesTo="target">unit-space/mg</note>'
    const listed = (more: string) => `   <notes>\r\n    <note>a</note>\r\n${more}   </notes>\r\n`
    expect(textOf(refine(two(unit(' state="final"', listed(''), '5mg'))).write(none))).toBe(
      two(
        unit('', listed(`     ${note}\r\n`), '5\u00A0mg').replace(
          '<segment id="s"',
          '<segment subState="refinix:needs-review" id="s" state="translated"',
        ),
      ),
    )
  })

  it('keeps its encoding', () => {
    const text = xliff('pl', [['5 mg', 'Żółw 5mg']])
    const utf16 = (isLittle: boolean, mark: string) => {
      const written = mark + text.replace('UTF-8', 'UTF-16')
      const view = new DataView(new ArrayBuffer(written.length * 2))
      for (let at = 0; at < written.length; at += 1) view.setUint16(at * 2, written.charCodeAt(at), isLittle)
      return new Uint8Array(view.buffer)
    }
    for (const file of [utf16(true, '\uFEFF'), utf16(false, '\uFEFF'), utf16(false, ''), bytes(`\uFEFF${text}`)]) {
      const refined = refineFile(file, 'a.xlf')
      const written = refined.write(none)
      expect(refined.write(new Set(listCorrections(refined.corrected).map(({ id }) => id)))).toEqual(file)
      expect(written.subarray(0, 4)).toEqual(file.subarray(0, 4))
      expect(refineFile(written, 'a.xlf').corrected).toEqual([])
    }
  })

  it('keeps the places of tags', () => {
    const before = xliff('pl', [['x', 'x']]).replace(
      '>x</target>',
      '>a <g id="1">5mg</g> <ph id="2">5mg</ph> "b"</target>',
    )
    const { corrected, write } = refine(before)
    expect(corrected[0]?.target).toBe('a ▯5mg▯ ▯ "b"')
    expect(textOf(write(none))).toContain('a <g id="1">5\u00A0mg</g> <ph id="2">5mg</ph> „b”</target>')
  })
})

describe('a hostile file is refused with one sentence', () => {
  const start = '<xliff version="1.2"><file source-language="en" target-language="pl"><body>'
  const unit = '<trans-unit id="1"><source>a</source><target>b</target></trans-unit>'
  const end = '</body></file></xliff>'

  it.each([
    ['document-type', '<!DOCTYPE x [<!ENTITY a "b">]><xliff version="1.2"/>', 'Line 1 of the file declares entities'],
    ['too-deep', `${start}${'<g>'.repeat(10_000)}`, 'Line 1 of the file has tags nested more than 200 deep.'],
    ['not-well-formed', `${start}\n<trans-unit`, 'Line 2 of the file is broken: found the end of the file'],
    [
      'not-well-formed',
      `${start}\n&lol;${end}`,
      'Line 2 of the file is broken: found “&lol;” in column 5, needed &amp;',
    ],
    ['no-translations', start + end, 'The file has no translation that could be corrected.'],
    [
      'no-target-language',
      `${start.replace(' target-language="pl"', '')}${unit}${end}`,
      'Neither the file nor its name',
    ],
    ['unknown-format', 'msgid "a"\nmsgstr "b"', 'a.xlf is not one of the formats that can be read: XLIFF 1.2 and 2.x.'],
    [
      'unknown-encoding',
      `<?xml version="1.0" encoding="ISO-8859-2"?>${start}${unit}${end}`,
      'The file declares the encoding',
    ],
  ])('%s', (code, text, message) => {
    expect(() => refine(text, 'a.xlf')).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(message) }),
    )
  })
})

it.each(['a', '» «', '<x/>', '1 000', '{a, plural, b {'])('goes through a long text of %s alone', (piece) => {
  const text = piece.repeat(10_000)
  const file = xliff('fr', [['x', 'x']])
    .replace('>x</target>', `>é ${text} é</target>`)
    .replace('>x</source>', `>e ${text}</source>`)
  expect(refine(file).segments).toBe(1)
})

const right: readonly { lang: string; source: string; target: string }[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../fixtures/refine/right.json'), 'utf8'),
)

it.each(right)('a right translation stays as it is: $lang $target', ({ lang, source, target }) => {
  const { corrected, reports } = refine(xliff(lang, [[source, target]]))
  expect(listCorrections(corrected)).toEqual([])
  expect(reports).toEqual([])
})

it('corrects each of two segments with one id', () => {
  const unit = (source: string, target: string) =>
    `<unit id="h1"><segment><source>${source}</source><target>${target}</target></segment></unit>`
  const file = two(unit('Open it now.', 'Jetzt öffnen') + unit('Close it now.', 'Jetzt schließen')).replace(
    '"pl"',
    '"de"',
  )
  const written = textOf(refine(file, 'a.xlf').write(none))
  expect(written).toContain('Jetzt öffnen.</target>')
  expect(written).toContain('Jetzt schließen.</target>')
})

it('does not change an escaped tag', () => {
  const file = xliff('pl', [['See our site.', 'Zob. naszą <x equiv-text="&lt;a&gt;"/>stronę.']])
  expect(refine(file).corrected).toEqual([])
})

const spaces = ['Warten :', 'Attention!', 'Oui?', 'Non;', 'Bien!', 'Alors :', 'Fin?']
const twice = xliff(
  'fr',
  spaces.map((text, at) => [`Text ${at}${text.at(-1)}`, text]),
)

it.each([
  ...globSync('src/sections/Refine/examples/*.xlf').map((file) => [file, readFileSync(file)] as const),
  ['a file with plain and no-break spaces', bytes(twice)] as const,
])('corrects all in one run: %s', (_, file) => {
  const { write } = refineFile(file, 'a.fr.xlf')
  expect(listCorrections(refineFile(write(none), 'a.fr.xlf').corrected)).toEqual([])
})

it('writes the corrected file and a list next to the original, which is unchanged', async () => {
  const root = await makeProject({})
  const file = path.join(root, 'a.id.xlf')
  const before = xliff('id', [['5 mg of “it”', '5mg "ini"']])
  await writeFile(file, before)
  const { out, error } = await run(root, 'refine', file)
  expect(error).toBe('')
  expect(out).toMatch(/^2 corrections in 1 segment\n/)
  expect(await readFile(file, 'utf8')).toBe(before)
  expect(await readFile(path.join(root, 'a.id.refined.xlf'), 'utf8')).toContain('>5\u00A0mg “ini”</target>')
  const list = await readFile(path.join(root, 'a.id.refined.csv'), 'utf8')
  expect(list.trim().split('\r\n')).toHaveLength(3)
})
