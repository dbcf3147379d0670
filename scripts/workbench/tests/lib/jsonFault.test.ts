import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { inSentences, lineAt } from '../../src/lib/fault.ts'
import { parseJson } from '../../src/lib/json/parse.ts'
import { sample } from '../fixtures/exchange/project.ts'

function faultOf(text: string): string {
  const { fault } = parseJson(text)
  return fault ? `${fault.line}: ${inSentences(fault)}` : 'nothing'
}

/** A file whose second line is the first that is given. */
const file = (...lines: string[]) => ['{', ...lines, '}', ''].join('\n')
const next = '  "text": "Dalej"'

describe('a mistake is described on its line:', () => {
  it.each([
    ['no comma', file('  "a": "Tak"', next), '2: Missing: a comma at the end of this line: "a": "Tak"'],
    [
      'a comma at the end',
      file('  "a": "Tak",'),
      '2: Found: a comma: "a": "Tak",. Needed: no comma after the last text of a group',
    ],
    ['bare quotation marks', file('  "a": "Tekst "w cudzysłowie" dalej",', next), '2: Found: a bare ": "a"'],
    ['text not ended', file('  "a": "Tak,', next), '2: Missing: a quotation mark " at the end'],
    ['curly marks', file('  "a": „Tak”,', next), '2: Found: "a": „Tak”,. Needed: "key": "text" in straight'],
    ['a comment', file('  // moje', next), '2: Found: // moje. Needed: no comment'],
    ['no end', '{\n  "a": {\n    "b": "c"', '3: Missing: a closing } or ] for each { and [ after "b": "c"'],
    ['a conflict', file('<<<<<<< HEAD', next, '=======', next), '2: Found: the mark of a merge conflict'],
  ])('%s (%j)', (_, text, message) => {
    expect(faultOf(text).slice(0, message.length)).toBe(message)
  })

  it('is shown by an excerpt of its line, on which a terminal cannot act', () => {
    const shown = faultOf(`{"a":"\u0007${'x'.repeat(200)}"}`)
    expect(shown).toContain('␇')
    expect(shown.length).toBeLessThan(200)
  })
})

describe('in a real file', () => {
  const whole = readFileSync(path.join(sample, 'locales/pl/pages/about.json'), 'utf8')
  const signs = [...whole.matchAll(/[",:]|\{$|\}(?=,?$)/gm)].map(({ index }) => index)

  it.each(['deleted', 'doubled'])('the fault names the line of any sign that is %s, or its neighbour', (how) => {
    const wrong = signs.flatMap((at) => {
      const [end, start] = how === 'deleted' ? [at, at + 1] : [at + 1, at]
      const { fault } = parseJson(whole.slice(0, end) + whole.slice(start))
      // A missing brace is only noticed at the end of the file.
      if (!fault || '{}'.includes(whole.charAt(at)) || Math.abs(fault.line - lineAt(whole, at)) <= 1) return []
      return [`${lineAt(whole, at)} ${whole[at]}: ${fault.line} ${fault.expected}`]
    })
    expect(signs.length).toBeGreaterThan(300)
    expect(wrong).toEqual([])
  })
})
