import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatNamed } from '../../src/formats/formats.ts'
import { type FormatName, formatNames } from '../../src/formats/model.ts'
import { example, exportAgain, exportFile, polishTexts, translated } from '../fixtures/exchange/exported.ts'
import { changeText, makeProject, putFiles, readJson, readLocale, refusal, run } from '../fixtures/exchange/project.ts'

/** What other programs do to a file, and what people do with them. */

const { english, polish } = example
const notes = [{ match: 'common:skip', note: 'Hidden link.' }]
const files = {
  ...translated(english, polish),
  '.workbench/en.notes.json': notes,
  '.workbench/pl.glossary.json': { terms: [{ term: 'content', use: [], avoid: ['zawartoś*'] }] },
}

const exported = (format: FormatName) => exportFile(format, files)

describe.each(formatNames)('%s', { timeout: 30_000 }, (format) => {
  it('takes letters that a program has cut from their accents for what they are', async () => {
    const { change, take } = await exported(format)
    await change((text) => text.normalize('NFD'))
    expect((await take()).out).toContain('3 as before.\nNothing to write.')
  })

  it.each([
    ['x'.repeat(5001), 'expected comments of at most 5000 characters on a message, found 5001'],
    ['Da\u202elej', 'expected no invisible character in a comment, found U+202E'],
    ['Da\uf8f0lej', 'expected no invisible character in a comment, found U+F8F0'],
  ])('refuses a comment that is no text: %#', async (comment, message) => {
    const { root, file, edit, take } = await exported(format)
    await edit('skip', { target: 'Do treści', comment })
    const refused = await run(root, 'import', file)
    expect(refused).toEqual(refusal(/file\.\w+:\d+ common:skip: /))
    expect(refused.error).toContain(message)
    const { out } = await take()
    expect(out).toContain(message)
    expect(out).toContain('changed     common:skip')
    await expect(readLocale(root, '.workbench/pl.comments.json')).rejects.toThrow('ENOENT')
  })

  it('keeps none of the comments on a message that are too long together, with those that are kept already', async () => {
    const { root, file, edit, take } = await exported(format)
    await edit('pages_one', { comment: 'x'.repeat(3000) })
    await edit('pages_other', { comment: 'y'.repeat(3000) })
    await edit('skip', { comment: 'x'.repeat(3000) })
    expect((await run(root, 'import', file)).code).toBe(1)
    await take()
    await edit('skip', { comment: 'y'.repeat(3000) })
    expect(await run(root, 'import', file)).toEqual(refusal(/common:skip: expected .* found 6001/))
    expect(await readJson(root, '.workbench/pl.comments.json')).toEqual({ common: { skip: ['x'.repeat(3000)] } })
  })

  it('fills in what stays as it is, where a program has left a translation out that is its source', async () => {
    const same = { open: 'OK', brand: '{{brand}}' }
    const { root, file, edit } = await exportFile(format, {
      'en/common.json': same,
      '.workbench/en.glossary.json': { verbatim: { en: ['common:open'] } },
      'pl/common.json': { brand: '{{brand}}' },
    })
    for (const key of ['open', 'brand']) await edit(key, { target: '' })
    expect(await run(root, 'import', file)).toMatchObject({ code: 0, error: '' })
    expect(await polishTexts(root)).toEqual(same)
  })

  it('refuses a file without any text', async () => {
    const { file, change } = await exported(format)
    const empty: Record<FormatName, (text: string) => string> = {
      xliff: (text) => text.replace(/<file [\s\S]*<\/file>/, ''),
      xliff12: (text) => text.replace(/<body>[\s\S]*<\/body>/, '<body/>'),
      po: (text) => text.slice(0, text.indexOf('\n\n')),
      csv: (text) => text.slice(0, text.indexOf('\r\n')),
    }
    await change(empty[format])
    expect(await run(path.dirname(file), 'import', file)).toEqual(refusal('expected texts of an export, found none'))
  })

  it('finds a message whose key was renamed by its translation, where others have the same English', async () => {
    const { root, edit, take } = await exported(format)
    await edit('open', { target: 'Rozwiń' })
    const { open, ...rest } = english
    const { open: before, ...others } = polish
    await putFiles(root, {
      'en/common.json': { ...rest, opened: open, menu: open },
      'pl/common.json': { ...others, opened: 'Otwarte', menu: before },
    })
    expect((await take()).out).toContain('changed     common:menu (was common:open)')
    expect(await polishTexts(root)).toMatchObject({ opened: 'Otwarte', menu: 'Rozwiń' })
  })
})

describe('PO', { timeout: 30_000 }, () => {
  it('reads letters that stand as the bytes of their UTF-8, as msgcat --escape writes them', async () => {
    const { change, take } = await exported('po')
    const bytes = (letter: string) => [...Buffer.from(letter)].map((byte) => `\\${byte.toString(8)}`).join('')
    await change((text) => text.replace(/^(msgid|msgstr) .*/gm, (line) => line.replace(/[^\0-\x7f]/g, bytes)))
    expect((await take()).out).toContain('Nothing to write.')
    await change((text) => text.replace('\\305\\272', '\\305'))
    expect((await take()).error).toContain('\\305, which is no letter in UTF-8')
  })

  it('keeps a backslash before digits', () => {
    const { units } = formatNamed('po').parse('msgctxt "common:a"\nmsgid "C:\\\\305\\\\202"\nmsgstr ""\n')
    expect(units[0]?.source).toBe('C:\\305\\202')
  })

  const withoutOwn = (text: string) => text.replace(/^# \[i\] As exported: .*$/gm, '# A remark of mine')

  it('takes a changed text also where its comment was replaced', async () => {
    const { root, edit, change, take } = await exported('po')
    await edit('skip', { target: 'Do treści' })
    await change(withoutOwn)
    expect((await take()).out).toContain('1 changed, 0 confirmed')
    expect(await polishTexts(root)).toMatchObject({ skip: 'Do treści' })
    expect((await readJson(root, '.workbench/pl.comments.json')).common.skip).toEqual(['A remark of mine'])
  })

  it('does not take the baseline of a later file for that of a text, after msgmerge', async () => {
    const { root, change, take } = await exported('po')
    await putFiles(root, { 'pl/common.json': { ...polish, skip: 'Pomiń menu', open: 'Pokaż' } })
    const later = await readFile((await exportAgain(root, 'po')).file, 'utf8')
    const extracted = [...later.matchAll(/^#\. \[i\] As exported: .*$/gm)].map(([line]) => line)
    await change((text) => text.replace(/^#\. \[i\] As exported: .*$/gm, () => extracted.shift() ?? ''))
    expect((await take()).out).toContain('2 newer here')
    await change((text) => text.replace(/^# \[i\] As exported: .*\n(?=(#.*\n)*msgctxt "common:open")/m, ''))
    expect((await take()).out).toContain(
      'common:open: other than here, and the file does not say what it was exported with',
    )
    expect(await polishTexts(root)).toMatchObject({ skip: 'Pomiń menu', open: 'Pokaż' })
  })

  it('keeps none of what gettext writes among comments', async () => {
    const { root, change, take } = await exported('po')
    await change((text) => text.replace(/^# \[i\]/gm, '# #-#-#-#-#  pl.po  #-#-#-#-#\n# File: /pl/about, line: 1\n$&'))
    expect((await take()).out).toContain('Nothing to write.')
    await expect(readLocale(root, '.workbench/pl.comments.json')).rejects.toThrow('ENOENT')
  })

  it('reads line ends of any system', async () => {
    const { change, edit, take } = await exported('po')
    await edit('skip', { target: 'Do treści' })
    await change((text) => text.replaceAll('\n', '\r'))
    expect((await take()).out).toContain('changed     common:skip')
  })

  it('names texts that were put away with work in them, and does not replace the file', async () => {
    const { root, file, edit, change, take } = await exported('po')
    await edit('skip', { target: 'Do treści' })
    const away = (block: string) => block.replace(/^(?=msg)/gm, '#~ ')
    await change((text) => text.replace(/msgctxt "common:(skip|open)"\n.*\n.*/g, away))
    expect((await take()).out).toContain('1 text of obsolete entries (#~) passed over: common:skip.')
    expect(await polishTexts(root)).toEqual(polish)
    const again = await run(root, 'export', 'pl', '--format', 'po', '--out', file)
    expect(again).toEqual(refusal('holds work on 1 message'))
  })
})

describe('CSV', { timeout: 30_000 }, () => {
  it('reads bars between cells, blank rows and columns, and spaces around ids', async () => {
    const { edit, change, take } = await exported('csv')
    await edit('skip', { target: 'Do treści' })
    await change((text) => {
      const rows = text
        .slice(1)
        .split('\r\n')
        .map((row) => row.replace('common:', ' common:'))
      const cells = rows.map((row) => row.split(',').join('|'))
      return `${[...cells.map((row, index) => (index === 2 ? `${row}| |` : row)), '||||||||||||'].join('\r\n')}`
    })
    expect((await take()).out).toContain('changed     common:skip\nPolish: 0 new, 1 changed')
  })

  it('refuses a file in which the translations alone were sorted', async () => {
    const all = Array.from({ length: 8 }, (_, index) => `text ${'abcdefgh'[index]}`)
    const tree = (texts: readonly string[]) => Object.fromEntries(texts.map((text, index) => [`k${index}`, text]))
    const polish = tree(all.map((text) => `tekst ${text.slice(-1)}`))
    const { change, take } = await exportFile('csv', { 'en/common.json': tree(all), 'pl/common.json': polish })
    const letters = [...'hgfedcba']
    await change((text) => text.replace(/tekst [a-h]/g, () => `tekst ${letters.shift()}`))
    expect((await take()).error).toContain(
      'common:k0: expected its own translation, found that of common:k7, and 7 more',
    )
  })

  it('lets people make texts with the same English agree', async () => {
    const keys = Array.from({ length: 8 }, (_, index) => `k${index}`)
    const { change, take } = await exportFile('csv', {
      'en/common.json': Object.fromEntries(keys.map((key) => [key, 'More'])),
      'pl/common.json': Object.fromEntries(keys.map((key, index) => [key, index === 0 ? 'Więcej' : 'Dalej'])),
    })
    await change((text) => text.replaceAll('Dalej', 'Więcej'))
    expect((await take()).out).toContain('7 changed')
  })
})

describe('XLIFF', { timeout: 30_000 }, () => {
  it.each(['xliff', 'xliff12'] as const)(
    '%s: keeps notes on a plural message and comments in a text',
    async (format) => {
      const { root, change, take } = await exported(format)
      const [note, comment] = {
        xliff: ['<notes><note>Counted where?</note></notes>', '<mrk id="m1" type="comment" value="A link?">'] as const,
        xliff12: ['<note>Counted where?</note>', '<mrk mtype="x-comment" comment="A link?">'] as const,
      }[format]
      await change((text) =>
        text.replace(/<group [^>]*>/, `$&${note}`).replace(/(<target[^>]*>)(Przejdź)/, `$1${comment}$2</mrk>`),
      )
      expect((await take()).out).toContain('2 comments kept')
      const kept = { common: { skip: ['A link?'], pages: ['Counted where?'] } }
      expect(await readJson(root, '.workbench/pl.comments.json')).toEqual(kept)
    },
  )

  it('xliff12: keeps who has written a note, but no role, and each note once', async () => {
    const { root, change, take } = await exported('xliff12')
    const notes = '<note from="Maria Kowalska">Counted where?</note><note from="translator">A link?</note>'
    await change((text) => text.replace(/<group [^>]*>/, `$&${notes}`))
    const kept = { common: { pages: ['Maria Kowalska: Counted where?', 'A link?'] } }
    for (const said of ['2 comments kept', 'Nothing to write.']) {
      expect((await take()).out).toContain(said)
      expect(await readJson(root, '.workbench/pl.comments.json')).toEqual(kept)
    }
  })

  it.each(['xliff', 'xliff12'] as const)('%s: knows the notes of the export without their category', async (format) => {
    const { root, change, take } = await exported(format)
    await change((text) => text.replace(/<note (?:category|from)="[^"]*"/g, '<note'))
    await putFiles(root, { '.workbench/en.notes.json': notes })
    expect((await take()).out).toContain('Nothing to write.')
  })

  it.each(['xliff', 'xliff12'] as const)('%s: takes a missing state for no word on a text', async (format) => {
    const { root, edit, change, take } = await exported(format)
    await change((text) => text.replace(/ (state|subState|approved)="[^"]*"/g, ''))
    expect((await take()).out).toContain('3 as before.\nNothing to write.')
    await edit('skip', { target: 'Do treści' })
    const { out } = await take()
    expect(out).toContain('1 changed, 0 confirmed, 0 reviewed, 2 as before.')
    expect(out).not.toContain('--confirm')
    const record = (await readJson(root, '.workbench/pl.record.json')).common.skip
    expect(record).toMatch(/ human \d{4}-\d{2}-\d{2}$/)
  })

  describe.each(['xliff', 'xliff12'] as const)('%s: white space beside codes', (format) => {
    const coded = {
      about: '{{brand}} | About',
      home: '{{brand}}, home page of {{brand}}',
      term: 'A <term>term</term>. It has {{count}}\u00a0pages',
    }
    const polishCoded = {
      about: '{{brand}} | O nas',
      home: '{{brand}}, strona główna {{brand}}',
      term: '<term>Termin</term>. Ma {{count}}\u00a0stron',
    }
    const indent = (elements: RegExp) => (text: string) =>
      text.replace(/<(source|target)\b(?![^>]*\/>)[^>]*>[\s\S]*?<\/\1>/g, (element) => {
        const [, start = '', content = '', end = ''] = /^(<[^>]*>)([\s\S]*)(<[^>]*>)$/.exec(element) ?? []
        return `${start}${content.replace(elements, '\n          $&')}${end}`
      })
    const programs: readonly [string, (text: string) => string][] = [
      ['Lokalize', indent(/^<(?=x|g|ph|pc)/)],
      ['npm xliff', indent(/(?<=>)(?=[^<])|(?=<)|$/g)],
    ]
    const project = { 'en/common.json': coded, 'pl/common.json': polishCoded }

    it.each(programs)('that %s puts there is no change of a text', async (_name, spoil) => {
      const { root, file, take } = await exportFile(format, project)
      await changeText(file, spoil)
      expect(await readFile(file, 'utf8')).toMatch(/>\n {10}<(x|ph)/)
      expect((await take()).out).toMatch(/^Polish: .*3 as before\.\nNothing to write\.$/)
      // A text that was corrected here meanwhile is no conflict with one that nobody has touched.
      await putFiles(root, { 'pl/common.json': { ...polishCoded, home: '{{brand}} i {{brand}}: strona' } })
      expect((await take()).out).toContain('1 newer here, 2 as before.')
    })

    it.each(programs)('that %s puts there does not get into an edited text', async (_name, spoil) => {
      const { root, file, take } = await exportFile(format, project)
      await changeText(file, (text) =>
        spoil(text.replace('strona główna ', 'główna strona ').replace('O nas', 'Firma')),
      )
      expect((await take()).out).toContain('2 changed')
      expect(await polishTexts(root)).toEqual({
        ...polishCoded,
        about: '{{brand}} | Firma',
        home: '{{brand}}, główna strona {{brand}}',
      })
    })

    it('counts where it is a no-break space', async () => {
      const { root, file, take } = await exportFile(format, project)
      await changeText(file, (text) => text.replaceAll('\u00a0stron', ' stron'))
      expect((await take()).out).toContain('changed     common:term')
      expect((await polishTexts(root)).term).toContain('}} stron')
    })
  })

  it('2.1: takes what Poedit calls "Needs Work" for that', async () => {
    const { root, change, take } = await exported('xliff')
    await change((text) =>
      text.replace(/(name="common:skip"[\s\S]*?<segment[^>]*state="translated")/, '$1 subState="poedit:fuzzy"'),
    )
    const { out } = await take()
    expect(out).toContain('needs work  common:skip')
    expect(out).not.toContain('--confirm')
    expect(await readLocale(root, '.workbench/pl.record.json')).toContain(' needs-work"')
  })

  it('2.1: puts segments together in the order of the target', () => {
    const unit = (first: string, second: string) => `<xliff version="2.1" srcLang="en" trgLang="pl"><file id="common">
      <unit id="a"><segment><source>One.</source><target order="${first}">Raz.</target></segment><ignorable><source> </source></ignorable>
      <segment><source>Two.</source><target order="${second}">Dwa.</target></segment></unit></file></xliff>`
    const targets = [unit('3', '1'), unit('1', '3')].map((text) => formatNamed('xliff').parse(text).units[0]?.target)
    expect(targets).toEqual(['Dwa. Raz.', 'Raz. Dwa.'])
  })

  it('1.2: a text is reviewed when its state says so and it is not held back from approval', () => {
    const stateOf = (approved: string, state: string) =>
      formatNamed(
        'xliff12',
      ).parse(`<xliff version="1.2"><file original="common" source-language="en" target-language="pl">
      <body><trans-unit id="a" approved="${approved}"><source>A</source><target state="${state}">B</target></trans-unit></body>
      </file></xliff>`).units[0]?.state
    expect(stateOf('no', 'final')).toBe('translated')
    expect(stateOf('no', '')).toBe('unstated')
    expect(stateOf('yes', 'translated')).toBe('translated')
    expect(stateOf('yes', '')).toBe('translated')
    expect(stateOf('yes', 'final')).toBe('reviewed')
    expect(stateOf('yes', 'needs-translation')).toBe('initial')
  })
})

describe('export --for', { timeout: 30_000 }, () => {
  it.each([
    ['poedit', '<xliff version="2.0"', true],
    ['lokalize', '<xliff version="1.2"', true],
    ['omegat', 'msgctxt "common:open"', false],
    ['weblate', 'msgctxt "common:open"', false],
    ['trados', '<xliff version="2.0"', true],
    ['excel', 'id,form,', false],
  ])('%s: takes its format, and only a lock keeps what nobody translates in the file', async (program, sign, locks) => {
    const root = await makeProject({
      ...files,
      '.workbench/en.glossary.json': { verbatim: { en: ['common:skip', 'common:new'] } },
    })
    await putFiles(root, { 'en/common.json': { ...english, new: 'March 4, 2026' } })
    const file = path.join(root, 'out')
    expect(await run(root, 'export', 'pl', '--for', program, '--out', file)).toMatchObject({ code: 0, error: '' })
    const text = await readFile(file, 'utf8')
    expect(text).toContain(sign)
    expect(text.includes('common:skip')).toBe(locks)
    // The locale lacks it, and an import fills it in.
    expect(text).toContain('common:new')
  })
})
