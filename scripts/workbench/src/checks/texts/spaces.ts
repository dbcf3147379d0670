import { literally } from '../../project/keyPattern.ts'
import { type Check, type Mismatch, NBSP, type Pair } from '../check.ts'
import { type Replacement, replacing } from '../rows.ts'
import { clip } from '../text.ts'

const eastern = ['ja', 'zh', 'ko', 'th', 'lo', 'km', 'my']
const withSpaceBefore = ['fr', 'br', 'co', 'oc']

const before = (name: string, mark: string, except: readonly string[] = []): Replacement => ({
  ...{ id: `space-before/${name}`, except, by: '' },
  pattern: new RegExp(String.raw`(?<=[\p{L}\p{N}\p{M}%)\]»”’"])[ \u00A0]+(?=[${mark}](?:[ \u00A0\n]|$))`, 'gu'),
  // A space that the source has too serves another purpose, and a colon for "÷" divides.
  if: ({ source }) => !source.masked.includes(` ${mark}`) && !source.masked.includes('÷'),
  example: [`Wait${mark}`, `Czekać ${mark}`, `Czekać${mark}`],
  counter: [`Use .NET ${mark}x`, `Użyć .NET ${mark}x`],
})

const marks = Object.entries({ colon: ':', semicolon: ';', question: '?', exclamation: '!' })

const french = (tag: string, name: string, mark: string): Replacement => ({
  ...{ id: `no-break-space-before-${name}/${tag}`, languages: [tag], by: NBSP },
  pattern: new RegExp(
    mark === ':'
      ? String.raw`(?<=[\p{L}\p{M}%)»\]])(?<!(?<!\p{L})\p{Lu})[ ]?(?=:(?:[ \n]|$))|(?<=\d) (?=:(?:[ \n]|$))`
      : String.raw`(?<=[\p{L}\p{N}\p{M}%)»\]])[ ]?(?=[${mark}]+(?:[ \n]|$))`,
    'gu',
  ),
  isRight: (found, { habits }) => found === ' ' && !habits.hasNoBreakSpaces,
  // A space that English has too serves another purpose: "MSBUILD : error". Canada has one before the colon alone. The
  // spaces of Switzerland are narrow, and set by typesetters.
  if: ({ language, source }) =>
    !source.masked.includes(` ${mark}`) && (language.tag === 'fr-CA' ? tag === 'fr-CA' : language.tag !== 'fr-CH'),
  example: [`Wait${mark}`, `Attendez${mark}`, `Attendez${NBSP}${mark}`],
  counter: ['At 10:30', `à 10:30${NBSP}${mark}`],
})

const inBrackets = (name: string, open: string, close: string): Replacement => {
  const [opening, closing] = [literally(open), literally(close)]
  return {
    ...{ id: `bracket-space/${name}`, by: '' },
    pattern: new RegExp(
      String.raw`(?<=${opening})[ \u00A0]+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}]|(?<!${opening}[ \u00A0]*)\.)[ \u00A0]+(?=${closing})`,
      'gu',
    ),
    // A square bracket that only the translation has may contain anything.
    if: ({ source: { masked } }) =>
      (name === 'round' || masked.includes(open)) && !new RegExp(String.raw`${opening}\s|\s${closing}`).test(masked),
    example: [`Wait ${open}here${close}`, `Czekać ${open} tu${close}`, `Czekać ${open}tu${close}`],
    counter: [`Wait ${open} here ${close}`, `Czekać ${open} tu ${close}`],
  }
}

/** French is first: it needs a space where other languages have none. */
export const punctuationSpace: Check = {
  ...{ id: 'punctuation-space', kind: 'space', languages: 'every' },
  describe: 'Spaces before and after punctuation marks and in brackets as the language has them.',
  ...replacing([
    ...marks.map(([name, mark]) => french('fr', name, mark)),
    french('fr-CA', 'colon', ':'),
    ...[before('comma', ','), before('stop', '.')],
    ...marks.map(([name, mark]) => before(name, mark, withSpaceBefore)),
    {
      ...{ id: 'space-after/comma', except: eastern, by: ' ' },
      pattern: /(?<=\p{Ll}{2},)(?=\p{Ll}{2})/gu,
      if: ({ source: { masked } }) => !/\p{L},\p{L}/u.test(masked) && /\p{L}, \p{L}/u.test(masked),
      example: ['Wait, then go', 'Czekać,potem iść', 'Czekać, potem iść'],
      counter: ['The list a,b', 'Lista aa,bb'],
    },
    ...[inBrackets('round', '(', ')'), inBrackets('square', '[', ']')],
  ]),
}

const doubled = /[\s\u00A0\u202F]{2,}|[\t\n\r]/
/** The same within lines. */
const doubledInLine = /[^\S\n]{2,}|[\t\r]/

/** True if a text has white space at an end where its source has none. */
const hasOwnEdge = (raw: string, source: string): boolean =>
  (/^\s/.test(raw) && !/^\s/.test(source)) || (/\s$/.test(raw) && !/\s$/.test(source))

/** Finds space at either end, double spaces, tabs, and line breaks that the source does not have. */
function find({ target: { raw, prose }, source }: Pair): readonly Mismatch[] {
  const words = prose.trim()
  const match = (source?.raw.includes('\n') ? doubledInLine : doubled).exec(words)
  return [
    ...(hasOwnEdge(raw, source?.raw ?? '') ? [{ expected: 'no space at either end', found: JSON.stringify(raw) }] : []),
    ...(match ? [{ expected: 'one space', found: clip(words, match.index) }] : []),
  ]
}

type Samples = readonly [example: Replacement['example'], counter: Replacement['counter']]
const edge = (name: string, pattern: RegExp, by: string, source: RegExp, ...samples: Samples): Replacement => ({
  ...{ id: `edge-space/${name}`, pattern, by, except: by === '' ? [] : eastern },
  ...{ if: (pair) => source.test(pair.source.raw), example: samples[0], counter: samples[1] },
})

export const spaces: Check = {
  ...{ id: 'spaces', kind: 'space', languages: 'none too' },
  describe: 'No space at either end that the source does not have, and no two together.',
  ...replacing([
    {
      ...{ id: 'double-space', pattern: /(?<=\S) {2,}(?=\S)/g, by: ' ' },
      // Spaces may align columns in a text of several lines.
      if: ({ target, source }) => !/\S[ \u00A0]{2,}\S/.test(source.raw) && !target.raw.includes('\n'),
      example: ['Wait here', 'Czekać  tu', 'Czekać tu'],
      counter: ['Wait  here', 'Czekać  tu'],
    },
    edge('start', /^[ \u00A0]+(?=\S)/g, '', /^\S/, ['Wait', ' Czekać', 'Czekać'], [' Wait', ' Czekać']),
    edge('end', /(?<=\S)[ \u00A0]+$/g, '', /\S$/, ['Wait', 'Czekać ', 'Czekać'], ['Wait: ', 'Czekać: ']),
    // Spaces at both ends are the layout of a template.
    edge('lost-start', /^(?=\S)/g, ' ', /^ \S(?:.*\S)?$/s, [' of 5', 'z 5', ' z 5'], [' of 5 ', 'z 5']),
    edge('lost-end', /(?<=\S)$/g, ' ', /^(?:\S.*)?\S $/s, ['Name: ', 'Nazwa:', 'Nazwa: '], ['Name:', 'Nazwa:']),
  ]),
  find,
}
