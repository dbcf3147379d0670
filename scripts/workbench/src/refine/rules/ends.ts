import { endDifference } from '../../checks/texts/ends.ts'
import { HOLE } from '../../checks/text.ts'
import { type Family, fix, NBSP, type Rule } from './rule.ts'

const danda = { '.': '।' }

/** How scripts write the marks that end a text, by their first subtag; others write those of English. */
const own: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ja: { '.': '。', ':': '：' },
  zh: { '.': '。', ':': '：' },
  ur: { '.': '۔' },
  ...{ bn: danda, hi: danda, ne: danda, or: danda, pa: danda },
  am: { '.': '።' },
  hy: { '.': '։', ':': '՝' },
  km: { '.': '។' },
  my: { '.': '။' },
  fr: { ':': `${NBSP}:` },
}

const marks = [
  ['stop', '.'],
  ['colon', ':'],
] as const

const rowsOf = new Map(
  marks.map(([name, mark]): [string, Rule] => [
    mark,
    {
      ...{ id: `end-mark/${name}`, kind: 'punctuation' },
      example: [`Please wait here${mark}`, 'Proszę tu czekać', `Proszę tu czekać${mark}`],
      counter: [`Please wait here${mark}`, `Proszę tu czekać${mark}`],
    },
  ]),
)

/** Texts that lost the stop or colon at their end; another mark can be lost by a better wording. What ends with a sign, a tag or an abbreviation is left to a person. */
const endMarks: Family = {
  rules: [...rowsOf.values()],
  find: ({ text, source, raw, language: { code } }) => {
    const row = rowsOf.get(source.at(-1) ?? '')
    // A source of a sentence at least, so that "No." is none.
    if (!row || (source.match(/\p{L}{2,}/gu)?.length ?? 0) < 2 || !/[\p{L}\p{M}\p{N}]$/u.test(text)) return []
    const ends = endDifference(text, source, code)
    if (!ends || ends.found.mark !== null || raw.endsWith(HOLE)) return []
    const mark = source.at(-1) ?? ''
    return [fix(row.id, text.length, text.length, own[code]?.[mark] ?? mark)]
  },
}

export const endFamilies = [endMarks] as const satisfies readonly Family[]
