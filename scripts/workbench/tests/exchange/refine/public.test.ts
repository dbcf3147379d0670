import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listCorrections, refineFile } from '../../../src/exchange/refine/refine.ts'
import { xliff } from './files.ts'

interface Pair {
  readonly lang: string
  readonly source: string
  readonly target: string
}

const fixtures = path.join(import.meta.dirname, '../../fixtures/refine')
const pairs: readonly Pair[] = JSON.parse(readFileSync(path.join(fixtures, 'right.json'), 'utf8'))
const read = (name: string) => readFileSync(path.join(fixtures, name))

const correctionsIn = (file: Uint8Array) =>
  listCorrections(refineFile(file, 'a.xlf').corrected).map(({ rule, after }) => `${rule}: ${after}`)

describe('right translations', () => {
  it.each(pairs)('stay as they are: $lang $target', ({ lang, source, target }) => {
    const file = new TextEncoder().encode(xliff(lang, [[source, target]]))
    const { corrected, reports } = refineFile(file, 'a.xlf')
    expect(listCorrections(corrected)).toEqual([])
    expect(reports).toEqual([])
  })

  it.each(['icu.pl.xlf', 'quotes.es-MX.xlf', 'dup-id.de.xlf'])('stay as they are in %s', (name) => {
    expect(correctionsIn(read(name))).toEqual([])
  })
})

it('corrects each of two segments with one id', () => {
  const file = read('dup-id.de.xlf').toString().replace('öffnen.', 'öffnen').replace('schließen.', 'schließen')
  const { write } = refineFile(new TextEncoder().encode(file), 'a.xlf')
  const written = new TextDecoder().decode(write(new Set()))
  expect(written).toContain('Jetzt öffnen.</target>')
  expect(written).toContain('Jetzt schließen.</target>')
})

it('does not change an escaped tag', () => {
  const file = xliff('pl', [['See our site.', 'Zob. naszą <x equiv-text="&lt;a&gt;"/>stronę.']])
  expect(correctionsIn(new TextEncoder().encode(file))).toEqual([])
})

const spaces = ['Warten :', 'Attention!', 'Oui?', 'Non;', 'Bien!', 'Alors :', 'Fin?']
const twice = xliff(
  'fr',
  spaces.map((text, at) => [`Text ${at}${text.at(-1)}`, text]),
)

it.each([
  ...globSync('src/sections/Refine/examples/*.xlf').map((file) => [file, readFileSync(file)] as const),
  ['a file with plain and no-break spaces', new TextEncoder().encode(twice)] as const,
])('corrects all in one run: %s', (_, file) => {
  const { write } = refineFile(file, 'a.fr.xlf')
  expect(correctionsIn(write(new Set()))).toEqual([])
})
