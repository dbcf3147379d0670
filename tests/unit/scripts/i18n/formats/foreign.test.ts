import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatNamed } from '../../../../../scripts/i18n/formats/formats.ts'
import { type FormatName, formatNames } from '../../../../../scripts/i18n/formats/model.ts'
import { hashOf } from '../../../../../scripts/i18n/model/units.ts'
import { type Edit, editFile } from '../../../../fixtures/exchange/editFile.ts'
import { exportFile, polishPages, polishTexts } from '../../../../fixtures/exchange/exported.ts'
import { hashOfLocales, makeProject, putFiles, readLocale, run } from '../../../../fixtures/exchange/project.ts'

/** What other programs do to a file, and what people do with them. */

const english = {
  skip: 'Skip to the content',
  open: 'Open',
  pages_one: '{{count}} page',
  pages_other: '{{count}} pages',
}
const polish = {
  skip: 'Przejdź do treści',
  open: 'Otwórz',
  ...polishPages,
}
const recordOf = (source: readonly string[], target: readonly string[]) =>
  `${hashOf(source)} ${hashOf(target)} human 2026-01-02`
const { pages_one, pages_few, pages_many, pages_other } = polish
const records = {
  skip: recordOf([english.skip], [polish.skip]),
  open: recordOf([english.open], [polish.open]),
  pages: recordOf([english.pages_one, english.pages_other], [pages_one, pages_few, pages_many, pages_other]),
}
const notes = [{ match: 'common:skip', note: 'Hidden link.' }]
const files = {
  'en/common.json': english,
  'en/notes.json': notes,
  'pl/common.json': polish,
  'pl.record.json': { common: records },
}

async function exported(format: FormatName) {
  const { root, file, take } = await exportFile(format, files)
  const change = async (edit: (text: string) => string) => {
    const before = await readFile(file, 'utf8')
    expect(edit(before)).not.toBe(before)
    await writeFile(file, edit(before))
  }
  const edit = (id: string, wanted: Edit) => change((text) => editFile(format, text, `common:${id}`, wanted))
  return { root, file, change, edit, take, texts: () => polishTexts(root) }
}

describe.each(formatNames)('%s', { timeout: 30_000 }, (format) => {
  it('takes letters that a program has cut from their accents for what they are', async () => {
    const { root, change, take } = await exported(format)
    await change((text) => text.normalize('NFD'))
    const before = await hashOfLocales(root)
    expect((await take()).out).toContain('3 as before.\nNothing to write.')
    expect(await hashOfLocales(root)).toBe(before)
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
    const { error, code } = await run(path.dirname(file), 'import', file)
    expect({ error, code }).toEqual({
      code: 1,
      error: expect.stringContaining('expected texts of an export, found none'),
    })
  })

  it('finds a message whose key was renamed by its translation, where others have the same English', async () => {
    const { root, edit, take, texts } = await exported(format)
    await edit('open', { target: 'Rozwiń' })
    const { open, ...rest } = english
    const { open: before, ...others } = polish
    await putFiles(root, {
      'en/common.json': { ...rest, opened: open, menu: open },
      'pl/common.json': { ...others, opened: 'Otwarte', menu: before },
    })
    expect((await take()).out).toContain('changed     common:menu (was common:open)')
    expect(await texts()).toMatchObject({ opened: 'Otwarte', menu: 'Rozwiń' })
  })
})

describe('PO', { timeout: 30_000 }, () => {
  it('reads letters that stand as the bytes of their UTF-8, as msgcat --escape writes them', async () => {
    const { root, change, take } = await exported('po')
    const bytes = (letter: string) => [...Buffer.from(letter)].map((byte) => `\\${byte.toString(8)}`).join('')
    await change((text) => text.replace(/^(msgid|msgstr) .*/gm, (line) => line.replace(/[^\0-\x7f]/g, bytes)))
    const before = await hashOfLocales(root)
    expect((await take()).out).toContain('Nothing to write.')
    expect(await hashOfLocales(root)).toBe(before)
    await change((text) => text.replace('\\305\\272', '\\305'))
    expect((await take()).error).toContain('\\305, which is no letter in UTF-8')
  })

  it('keeps a backslash before digits', () => {
    const { units } = formatNamed('po').read('msgctxt "common:a"\nmsgid "C:\\\\305\\\\202"\nmsgstr ""\n')
    expect(units[0]?.source).toBe('C:\\305\\202')
  })

  it('reads line ends of any system', async () => {
    const { change, edit, take } = await exported('po')
    await edit('skip', { target: 'Do treści' })
    await change((text) => text.replaceAll('\n', '\r'))
    expect((await take()).out).toContain('changed     common:skip')
  })

  it('names texts that were put away with work in them, and does not replace the file', async () => {
    const { root, file, edit, change, take, texts } = await exported('po')
    await edit('skip', { target: 'Do treści' })
    const away = (block: string) => block.replace(/^(?=msg)/gm, '#~ ')
    await change((text) => text.replace(/msgctxt "common:(skip|open)"\n.*\n.*/g, away))
    expect((await take()).out).toContain('1 text of obsolete entries (#~) passed over: common:skip.')
    expect(await texts()).toEqual(polish)
    const again = await run(root, 'export', 'pl', '--format', 'po', '--out', file)
    expect(again).toMatchObject({ code: 1, error: expect.stringContaining('holds work on 1 message') })
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
    const root = await makeProject({
      'en/common.json': tree(all),
      'pl/common.json': tree(all.map((text) => `tekst ${text.slice(-1)}`)),
    })
    const file = path.join(root, 'file.csv')
    await run(root, 'export', 'pl', '--format', 'csv', '--out', file)
    const letters = [...'hgfedcba']
    const sorted = (await readFile(file, 'utf8')).replace(/tekst [a-h]/g, () => `tekst ${letters.shift()}`)
    await writeFile(file, sorted)
    const before = await hashOfLocales(root)
    const { error } = await run(root, 'import', file, '--partial')
    expect(error).toContain('common:k0: expected its own translation, found that of common:k7, and 7 more')
    expect(await hashOfLocales(root)).toBe(before)
  })

  it('lets people make texts with the same English agree', async () => {
    const keys = Array.from({ length: 8 }, (_, index) => `k${index}`)
    const root = await makeProject({
      'en/common.json': Object.fromEntries(keys.map((key) => [key, 'More'])),
      'pl/common.json': Object.fromEntries(keys.map((key, index) => [key, index === 0 ? 'Więcej' : 'Dalej'])),
    })
    const file = path.join(root, 'file.csv')
    await run(root, 'export', 'pl', '--format', 'csv', '--out', file)
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('Dalej', 'Więcej'))
    expect((await run(root, 'import', file)).out).toContain('7 changed')
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
      expect(JSON.parse(await readLocale(root, 'pl.comments.json'))).toEqual(kept)
    },
  )

  it.each(['xliff', 'xliff12'] as const)('%s: knows the notes of the export without their category', async (format) => {
    const { root, change, take } = await exported(format)
    await change((text) => text.replace(/<note (?:category|from)="[^"]*"/g, '<note'))
    await putFiles(root, { 'en/notes.json': notes })
    expect((await take()).out).toContain('Nothing to write.')
  })

  it('2.1: puts segments together in the order of the target', () => {
    const unit = (first: string, second: string) => `<xliff version="2.1" srcLang="en" trgLang="pl"><file id="common">
      <unit id="a"><segment><source>One.</source><target order="${first}">Raz.</target></segment><ignorable><source> </source></ignorable>
      <segment><source>Two.</source><target order="${second}">Dwa.</target></segment></unit></file></xliff>`
    const targets = [unit('3', '1'), unit('1', '3')].map((text) => formatNamed('xliff').read(text).units[0]?.target)
    expect(targets).toEqual(['Dwa. Raz.', 'Raz. Dwa.'])
  })

  it('1.2: a text that is not approved is not reviewed, whatever its state', () => {
    const stateOf = (approved: string, state: string) =>
      formatNamed(
        'xliff12',
      ).read(`<xliff version="1.2"><file original="common" source-language="en" target-language="pl">
      <body><trans-unit id="a" approved="${approved}"><source>A</source><target state="${state}">B</target></trans-unit></body>
      </file></xliff>`).units[0]?.state
    expect(stateOf('no', 'final')).toBe('translated')
    expect(stateOf('no', '')).toBe('unstated')
    expect(stateOf('yes', 'translated')).toBe('reviewed')
    expect(stateOf('yes', 'needs-translation')).toBe('initial')
  })
})
