import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { beforeAll, describe, expect, it } from 'vitest'
import { ensureDebian } from '../fixtures/debian.ts'
import { englishPages, polishPages, recordLine } from '../fixtures/exchange/exported.ts'
import { makeProject, readJson, run, recorded } from '../fixtures/exchange/project.ts'

const python = '/usr/bin/python3'
const script = path.join(import.meta.dirname, '../fixtures/exchange/roundtrip.py')

beforeAll(async () => {
  await ensureDebian([python, '-c', 'import translate.storage.xliff, lxml'], 'python3-translate')
  await ensureDebian(['msgfmt', '--version'], 'gettext')
}, 600_000)

const texts = {
  'en/common.json': {
    skip: 'Skip',
    brand: '{{brand}} & “co” <term>a term</term>, {{ odd , number }} $t(x)',
    space: ' two  spaces\nand a line\tand a tab\u00a0]]> \\n "q" ',
    ...englishPages,
  },
  'pl/common.json': {
    skip: 'Dalej',
    brand: '<term>Termin</term> {{brand}} & “sp.” < 5, {{ odd , number }} $t(x) 😀',
    space: ' dwa  odstępy\ni wiersz\ti tab\u00a0]]> \\n "c" ',
    ...polishPages,
  },
}

describe.each([
  ['xliff', 'xliff', 'xlf'],
  ['po', 'po', 'po'],
] as const)('translate-toolkit and %s', { timeout: 60_000 }, (format, kind, extension) => {
  const toolkit = async (root: string, ...edit: string[]) => {
    const [from, to] = [path.join(root, `out.${extension}`), path.join(root, `back.${extension}`)]
    await run(root, 'export', 'pl', '--format', format, '--out', from)
    const { stdout } = await execa(python, [script, kind, from, to, ...edit])
    return { to, units: Number(stdout) }
  }

  it('fills a text in, and the import takes just that one', async () => {
    const root = await makeProject({ ...texts, 'pl/common.json': { ...texts['pl/common.json'], skip: '' } })
    const { to } = await toolkit(root, 'common:skip', 'Przejdź & dalej')
    const { error } = await run(root, 'import', to)
    expect(error).toBe('')
    expect(await readJson(root, 'pl/common.json')).toEqual({
      ...texts['pl/common.json'],
      skip: 'Przejdź & dalej',
    })
    expect(Object.keys(await recorded(root))).toEqual(['skip'])
    expect(await readFile(to, 'utf8')).toContain('Przejdź &')
  })
})

it('gettext has no warning about PO, which carries the day of the newest record', async () => {
  const records = {
    skip: recordLine('Skip', 'Dalej', 'human 2026-03-04'),
    space: recordLine('x', 'y', 'human 2026-02-03'),
  }
  for (const [common, day] of [[records, '2026-03-04'] as const, [{}, '1970-01-01'] as const]) {
    const root = await makeProject({ ...texts, '.workbench/records/pl.jsonl': { common } })
    const file = path.join(root, 'out.po')
    await run(root, 'export', 'pl', '--format', 'po', '--out', file)
    const { stderr } = await execa('msgfmt', ['--check', '--output-file', '/dev/null', file])
    expect(stderr).toBe('')
    expect(await readFile(file, 'utf8')).toContain(`PO-Revision-Date: ${day} 00:00+0000`)
  }
}, 60_000)
