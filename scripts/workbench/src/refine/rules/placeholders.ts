import { literally } from '../../model/keyPattern.ts'
import { type Family, type Fix, fix, type Judged, type Rule } from './rule.ts'

/** A way to write variables: how one looks, and how a machine may have left it. */
interface Syntax extends Rule {
  readonly variable: RegExp
  /** What may have become of one: an expression for it. */
  readonly distorted: (variable: string) => string
  /** Whether letters of another case are the same variable: a tag in capitals may be an example in words. */
  readonly isCaseless: boolean
}

/** With a space perhaps between signs and words, and letters of either case, signs narrow or wide. */
const loosely = (variable: string) =>
  [...variable.matchAll(/\w+|[^\w]/g)]
    .map(([part]) => (/\w/.test(part) ? literally(part) : `[${literally(part)}${wide(part)}]`))
    .join(String.raw`[ \u00A0]?`)
const wide = (sign: string) => (sign >= '!' && sign <= '~' ? String.fromCharCode(sign.charCodeAt(0) + 0xfee0) : '')

const row = (id: string, variable: RegExp, example: readonly [string, string]): Syntax => ({
  ...{ id: `variable-spaced/${id}`, kind: 'code', variable, distorted: loosely, isCaseless: !id.endsWith('tag') },
  example: [`a ${example[0]} b`, `a ${example[1]} b`, `a ${example[0]} b`],
  counter: [`a ${example[0]} b`, `a ${example[0]} b`],
})

/** Written so, since it is no template here. */
const dollar = (name: string) => `$\{${name}}`

const syntaxes: readonly Syntax[] = [
  row('double-braces', /\{\{[\w.]+\}\}/g, ['{{name}}', '{ {name} }']),
  row('dollar-braces', /\$\{[\w.]+\}/g, [dollar('name'), `$ {name}`]),
  row('braces', /(?<![{$])\{[\w.]+\}(?!\})/g, ['{0}', '{ 0 }']),
  row('printf-named', /%\(\w+\)[sd]/g, ['%(name)s', '% (name)s']),
  row('printf-numbered', /%\d+\$[sd@]/g, ['%1$s', '% 1 $ s']),
  row('printf', /(?<![%\w])%[sdfiu@](?!\w)/g, ['%s', '% s']),
  row('percents', /%\w{2,}%/g, ['%name%', '% name %']),
  row('brackets', /\[\[\w+\]\]/g, ['[[name]]', '[ [name] ]']),
  row('end-tag', /<\/[a-z]\w*>/g, ['</b>', '</ b>']),
  row('start-tag', /<[a-z]\w*>/g, ['<b>', '< b>']),
  row('empty-tag', /<[a-z]\w*\s?\/>/g, ['<br/>', '< br / >']),
  row('address', /https?:\/\/[\w.:-]*\w/g, ['https://a.b:80', 'https: // a.b: 80']),
]

/** How often an expression matches. */
const count = (text: string, pattern: RegExp | string) =>
  typeof pattern === 'string' ? text.split(pattern).length - 1 : (text.match(pattern)?.length ?? 0)

/** Variables and tags that a machine has pulled apart. */
const spaced: Family = {
  rules: syntaxes,
  find: ({ raw, rawSource }: Judged) => {
    if (!/[{%<$[_:]/.test(rawSource)) return []
    return syntaxes.flatMap(({ id, variable, distorted, isCaseless }) =>
      [...new Set(rawSource.match(variable) ?? [])].flatMap((wanted): Fix[] => {
        const missing = count(rawSource, wanted) - count(raw, wanted)
        if (missing <= 0) return []
        const found = [...raw.matchAll(new RegExp(distorted(wanted), isCaseless ? 'gi' : 'g'))].filter(
          ([match]) => match !== wanted,
        )
        if (found.length !== missing) return []
        return found.map(({ 0: match, index }) => ({
          ...fix(id, index, index + match.length, wanted),
          mendsCodes: true,
        }))
      }),
    )
  },
}

interface Translated extends Rule {
  readonly pattern: RegExp
}

const translatedRow = (id: string, pattern: RegExp, name: string, wrong: string): Translated => ({
  ...{ id: `variable-translated/${id}`, kind: 'code', pattern },
  example: [`Hello ${name}!`, `Xx ${wrong}!`, `Xx ${name}!`],
  counter: [`Hello ${name}!`, `Xx ${name}!`],
})

const translated: readonly Translated[] = [
  translatedRow('double-braces', /\{\{\s*[\p{L}_][\p{L}\p{N}_. ]*\}\}/gu, '{{name}}', '{{imię}}'),
  translatedRow('dollar-braces', /\$\{[\p{L}_][\p{L}\p{N}_. ]*\}/gu, dollar('name'), dollar('imię')),
  translatedRow('braces', /(?<![{$])\{[\p{L}_][\p{L}\p{N}_. ]*\}(?!\})/gu, '{name}', '{imię}'),
  translatedRow('printf-named', /%\([\p{L}_][\p{L}\p{N}_ ]*\)[sd]/gu, '%(name)s', '%(imię)s'),
  translatedRow('percents', /%[\p{L}_][\p{L}\p{N}_]+%/gu, '%name%', '%imię%'),
]

/** Variables whose names a machine has translated, where each text has one of its kind. */
const translatedNames: Family = {
  rules: translated,
  find: ({ raw, rawSource }) => {
    if (!/[{%]/.test(rawSource)) return []
    return translated.flatMap(({ id, pattern }): Fix[] => {
      const wanted = rawSource.match(pattern) ?? []
      const [found, ...others] = raw.matchAll(pattern)
      const [variable] = wanted
      if (wanted.length !== 1 || !variable || !found || others.length > 0 || found[0] === variable) return []
      return [{ ...fix(id, found.index, found.index + found[0].length, variable), mendsCodes: true }]
    })
  },
}

export const placeholderFamilies = [spaced, translatedNames] as const satisfies readonly Family[]
