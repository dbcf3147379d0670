import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { lineAt } from '../../src/lib/fault.ts'
import { parseJson } from '../../src/lib/json/parse.ts'
import { sample } from '../fixtures/exchange/project.ts'

function said(text: string): string {
  const { fault } = parseJson(text)
  return fault ? `${fault.line}: expected ${fault.expected}, found ${fault.found}` : 'nothing'
}

/** A file whose second line is the first that is given. */
const file = (...lines: string[]) => ['{', ...lines, '}', ''].join('\n')
const next = '  "text": "Dalej"'
const bareQuote = '2: expected inside a text \\" or the quotation marks of the language, such as „ ”, found a bare "'

describe('a mistake is said in words, on its line:', () => {
  it.each([
    ['no comma', file('  "a": "Tak"', next), '2: expected a comma at the end of this line, found none: "a": "Tak"'],
    ['a comma at the end', file('  "a": "Tak",'), '2: expected no comma after the last text of a group, found one'],
    ['bare quotation marks', file('  "a": "Tekst "w cudzysłowie" dalej",', next), bareQuote],
    ['text not ended', file('  "a": "Tak,', next), '2: expected a quotation mark " at the end of the text, found none'],
    ['curly marks', file('  "a": „Tak”,', next), '2: expected straight quotation marks " around keys and texts'],
    ['a line break', file('  "a": "Tak', '  i nie",', next), '2: expected a text on one line, with \\n'],
    ['a comment', file('  // moje', next), '2: expected no comment: JSON has none, found // moje'],
    ['a group not closed', file('  "a": {', '    "b": "c"', next), '3: expected a closing brace with a comma, "},"'],
    ['no end', '{\n  "a": {\n    "b": "c"', '2: expected a closing brace } for the { of this line, found none: "a": {'],
    ['a conflict', file('<<<<<<< HEAD', next, '=======', next), '2: expected one version of each text'],
  ])('%s (%j)', (_, text, message) => {
    expect(said(text).slice(0, message.length)).toBe(message)
  })

  it('is shown by an excerpt of its line, on which a terminal cannot act', () => {
    const shown = said(`{"a":"${'x'.repeat(200)}\u0007"}`)
    expect(shown).toContain('␇')
    expect(shown.length).toBeLessThan(200)
  })
})

describe('in a real file', () => {
  const whole = readFileSync(path.join(sample, 'locales/pl/pages/about.json'), 'utf8')
  const signs = [...whole.matchAll(/[",:]|\{$|\}(?=,?$)/gm)].map(({ index }) => index)

  it.each(['deleted', 'doubled'])('whatever sign is %s, what is said names the line', (how) => {
    const wrong = signs.flatMap((at) => {
      const [end, start] = how === 'deleted' ? [at, at + 1] : [at + 1, at]
      const { fault } = parseJson(whole.slice(0, end) + whole.slice(start))
      // A closing brace is missed where its group begins; the first brace where the next thing stands.
      if (!fault || (how === 'deleted' && (whole[at] === '}' || at === 0)) || fault.line === lineAt(whole, at))
        return []
      return [`${lineAt(whole, at)} ${whole[at]}: ${fault.line} ${fault.expected}`]
    })
    expect(signs.length).toBeGreaterThan(300)
    expect(wrong).toEqual([])
  })
})
