import { literally } from '../../model/keyPattern.ts'
import { type Family, NBSP } from './rule.ts'
import { type Replacement, replacing } from './rows.ts'

const kind = 'space'
const eastern = ['ja', 'zh', 'ko', 'th', 'lo', 'km', 'my']

const before = (
  [
    ['comma', ','],
    ['stop', '.'],
    ['semicolon', ';'],
    ['colon', ':'],
    ['question', '?'],
    ['exclamation', '!'],
  ] as const
).map(([name, mark]): Replacement => {
  return {
    ...{ id: `space-before/${name}`, kind, except: mark === ',' || mark === '.' ? [] : ['fr', 'br', 'co', 'oc'] },
    pattern: new RegExp(String.raw`(?<=[\p{L}\p{N}\p{M}%)\]»”’"])[ \u00A0]+(?=[${mark}](?:[ \u00A0\n]|$))`, 'gu'),
    by: '',
    // Where the source has one too, it belongs to something else.
    if: ({ source }) => !source.includes(` ${mark}`),
    example: [`Wait${mark}`, `Czekać ${mark}`, `Czekać${mark}`],
    counter: [`Use .NET ${mark}x`, `Użyć .NET ${mark}x`],
  }
})

const french = (['fr', 'fr-CA'] as const).flatMap((tag) =>
  (tag === 'fr'
    ? ([
        ['colon', ':'],
        ['semicolon', ';'],
        ['question', '?'],
        ['exclamation', '!'],
      ] as const)
    : ([['colon', ':']] as const)
  ).map(
    ([name, mark]): Replacement => ({
      ...{ id: `no-break-space-before-${name}/${tag}`, kind, languages: [tag] },
      pattern: new RegExp(
        mark === ':'
          ? String.raw`(?<=[\p{L}\p{M}%)»\]])(?<!(?<!\p{L})\p{Lu})[ ]?(?=:(?:[ \n]|$))|(?<=\d) (?=:(?:[ \n]|$))`
          : String.raw`(?<=[\p{L}\p{N}\p{M}%)»\]])[ ]?(?=[${mark}]+(?:[ \n]|$))`,
        'gu',
      ),
      by: NBSP,
      isSound: (found, { file }) => found === ' ' && !file.hasNoBreakSpaces(),
      // Where English has the space too, it belongs to something else: "MSBUILD : error". Of Canada, only the colon has
      // one; those of Switzerland are narrow, and set by typesetters.
      if: ({ language, source }) =>
        !source.includes(` ${mark}`) && (language.tag === 'fr-CA' ? tag === 'fr-CA' : language.tag !== 'fr-CH'),
      example: [`Wait${mark}`, `Attendez${mark}`, `Attendez${NBSP}${mark}`],
      counter: ['At 10:30', `à 10:30${NBSP}${mark}`],
    }),
  ),
)

const rows: readonly Replacement[] = [
  ...before,
  {
    ...{ id: 'double-space', kind },
    pattern: /(?<=\S) {2,}(?=\S)/g,
    by: ' ',
    // In lines, spaces may make columns.
    if: ({ rawSource, raw }) => !/\S[ \u00A0]{2,}\S/.test(rawSource) && !raw.includes('\n'),
    example: ['Wait here', 'Czekać  tu', 'Czekać tu'],
    counter: ['Wait  here', 'Czekać  tu'],
  },
  {
    ...{ id: 'space-after/comma', kind, except: eastern },
    pattern: /(?<=\p{Ll}{2},)(?=\p{Ll}{2})/gu,
    by: ' ',
    if: ({ source }) => !/\p{L},\p{L}/u.test(source) && /\p{L}, \p{L}/u.test(source),
    example: ['Wait, then go', 'Czekać,potem iść', 'Czekać, potem iść'],
    counter: ['The list a,b', 'Lista aa,bb'],
  },
  ...(
    [
      ['round', '(', ')'],
      ['square', '[', ']'],
    ] as const
  ).map(([name, open, close]): Replacement => {
    const [opening, closing] = [literally(open), literally(close)]
    return {
      ...{ id: `bracket-space/${name}`, kind, by: '' },
      pattern: new RegExp(
        String.raw`(?<=${opening})[ \u00A0]+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.])[ \u00A0]+(?=${closing})`,
        'gu',
      ),
      // What a square bracket of the translation alone holds, nobody knows.
      if: ({ source }) =>
        (name === 'round' || source.includes(open)) && !new RegExp(String.raw`${opening}\s|\s${closing}`).test(source),
      example: [`Wait ${open}here${close}`, `Czekać ${open} tu${close}`, `Czekać ${open}tu${close}`],
      counter: [`Wait ${open} here ${close}`, `Czekać ${open} tu ${close}`],
    }
  }),
  {
    ...{ id: 'edge-space/start', kind },
    pattern: /^[ \u00A0]+(?=\S)/g,
    by: '',
    if: ({ rawSource }) => /^\S/.test(rawSource),
    example: ['Wait', ' Czekać', 'Czekać'],
    counter: [' Wait', ' Czekać'],
  },
  {
    ...{ id: 'edge-space/end', kind },
    pattern: /(?<=\S)[ \u00A0]+$/g,
    by: '',
    if: ({ rawSource }) => /\S$/.test(rawSource),
    example: ['Wait', 'Czekać ', 'Czekać'],
    counter: ['Wait: ', 'Czekać: '],
  },
  {
    ...{ id: 'edge-space/lost-start', kind },
    pattern: /^(?=\S)/g,
    by: ' ',
    if: ({ rawSource }) => /^ \S/.test(rawSource),
    except: eastern,
    example: [' of 5', 'z 5', ' z 5'],
    counter: ['of 5', 'z 5'],
  },
  {
    ...{ id: 'edge-space/lost-end', kind },
    pattern: /(?<=\S)$/g,
    by: ' ',
    if: ({ rawSource }) => /\S $/.test(rawSource),
    except: eastern,
    example: ['Name: ', 'Nazwa:', 'Nazwa: '],
    counter: ['Name:', 'Nazwa:'],
  },
]

/** French first: it has a space where others have none. */
export const spaceFamilies = [replacing([...french, ...rows])] as const satisfies readonly Family[]
