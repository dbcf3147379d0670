import { describe, expect, it } from 'vitest'
import { conflictKey, mergeFile } from '../../src/merge/mergeFile.ts'
import { jsonText } from '../fixtures/folder.ts'

/** Merges three contents of a file: JSON for what is no text. */
function merge(file: string, base: unknown, ours: unknown, theirs: unknown) {
  const text = (content: unknown) => (typeof content === 'string' ? content : jsonText(content))
  const { conflicts, print } = mergeFile(file, { base: text(base), ours: text(ours), theirs: text(theirs) })
  return { keys: conflicts.map((conflict) => conflictKey(file, conflict)), text: print(() => null), print }
}
const page = 'locales/pl/pages/about.json'

describe('the texts of two branches', () => {
  const base = { hero: { title: 'Tytuł', lead: 'Wstęp' }, end: 'Koniec' }

  it('merge where the lines are adjacent, and where both did the same', () => {
    const ours = { hero: { title: 'Nowy tytuł', lead: 'Wstęp' }, end: 'Stop' }
    const theirs = { hero: { title: 'Tytuł', lead: 'Nowy wstęp' }, end: 'Stop' }
    const merged = { hero: { title: 'Nowy tytuł', lead: 'Nowy wstęp' }, end: 'Stop' }
    expect(merge(page, base, ours, theirs)).toMatchObject({ keys: [], text: jsonText(merged) })
  })

  it('follow a key that one branch has renamed', () => {
    const named = { hero: { heading: 'Tytuł', lead: 'Wstęp' }, end: 'Koniec' }
    const edited = { hero: { title: 'Nowy tytuł', lead: 'Wstęp' }, end: 'Koniec' }
    const merged = { hero: { heading: 'Nowy tytuł', lead: 'Wstęp' }, end: 'Koniec' }
    expect(merge(page, base, named, edited)).toMatchObject({ keys: [], text: jsonText(merged) })
    expect(merge(page, base, edited, named)).toMatchObject({ keys: [], text: jsonText(merged) })
  })

  it('are a conflict on the key alone, marked as git marks it', () => {
    const ours = { hero: { title: 'Nasz', lead: 'Wstęp' }, end: 'Stop' }
    const theirs = { hero: { title: 'Ich', lead: 'Nowy wstęp' }, end: 'Koniec' }
    const marked = [
      '{',
      '  "hero": {',
      '<<<<<<< ours',
      '    "title": "Nasz",',
      '=======',
      '    "title": "Ich",',
      '>>>>>>> theirs',
      '    "lead": "Nowy wstęp"',
      '  },',
      '  "end": "Stop"',
      '}\n',
    ]
    expect(merge(page, base, ours, theirs)).toMatchObject({ keys: ['pages/about:hero.title'], text: marked.join('\n') })
  })

  it('are marked so that either side of all conflicts is valid JSON, also where the last key goes', () => {
    const ours = { hero: { title: 'Nasz', lead: 'Nasz wstęp' }, end: 'Nasz koniec' }
    const { keys, text, print } = merge(page, base, ours, { hero: { title: 'Ich' } })
    expect(keys).toEqual(['pages/about:hero.title', 'pages/about:hero.lead', 'pages/about:end'])
    const without = (mark: RegExp) => text.replaceAll(mark, '').replaceAll(/^(<{7}|={7}|>{7}).*\n/gm, '')
    expect(without(/^={7}\n[^>]*/gm)).toBe(jsonText(ours))
    expect(without(/^<{7} ours\n[^=]*/gm)).toBe(jsonText({ hero: { title: 'Ich' } }))
    expect(print(() => 'theirs')).toBe(jsonText({ hero: { title: 'Ich' } }))
  })

  it('are a conflict where one removed a group in which the other changed a text, on that text alone', () => {
    const theirs = { hero: { title: 'Ich', lead: 'Wstęp' }, end: 'Koniec' }
    const { keys, print } = merge(page, base, { end: 'Koniec' }, theirs)
    expect(keys).toEqual(['pages/about:hero.title'])
    expect(print(() => 'ours')).toBe(jsonText({ end: 'Koniec' }))
    expect(print(() => 'theirs')).toBe(jsonText({ hero: { title: 'Ich' }, end: 'Koniec' }))
  })

  it('are refused with version and line when they are not JSON or have a key twice', () => {
    expect(() => merge(page, base, '{\n  "a": "1"\n  "b": "2"\n}', base)).toThrow('ours, line 2: expected a comma')
    expect(() => merge(page, base, base, '{\n  "a": "1",\n  "a": "2"\n}')).toThrow('theirs, line 3: expected each name')
  })
})

describe('a glossary of two branches', () => {
  const file = 'locales/.workbench/pl.glossary.json'
  const term = (name: string, use: string[]) => `    { "term": "${name}", "use": ${JSON.stringify(use)} }`
  const glossary = (...terms: string[]) => `{\n  "terms": [\n${terms.join(',\n')}\n  ]\n}\n`
  const base = glossary(term('trial', ['badani*']), term('site', ['ośrod*']))

  it('merges by term and by form, and keeps the line of each', () => {
    const ours = glossary(term('trial', ['badani*', 'prób*']), term('site', ['ośrod*']), term('visit', ['wizyt*']))
    const theirs = glossary(term('trial', ['badań', 'badani*']), term('arm', ['ramię']))
    const merged = glossary(
      term('trial', ['badań', 'badani*', 'prób*']),
      term('arm', ['ramię']),
      term('visit', ['wizyt*']),
    )
    const { keys, text } = merge(file, base, ours, theirs)
    expect(keys).toEqual([])
    expect(text.replaceAll('","', '", "')).toBe(merged.replaceAll('","', '", "'))
  })

  it('is a conflict on the field that both changed, and on a term that one removed and the other changed', () => {
    const noted = (note: string) => glossary(`    { "term": "trial", "note": "${note}" }`, term('site', ['ośrod*']))
    expect(merge(file, noted('a'), noted('b'), noted('c')).keys).toEqual(['pl.glossary:terms.trial.note'])
    const ours = glossary(term('site', ['ośrod*']))
    const theirs = glossary(term('trial', ['badani*', 'prób*']), term('site', ['ośrod*']))
    expect(merge(file, base, ours, theirs).keys).toEqual(['pl.glossary:terms.trial'])
  })
})
