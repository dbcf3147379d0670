import { literally } from '../../project/keyPattern.ts'
import { type Fix, fixAt, type Row, type TranslatedPair } from '../check.ts'
import { hasBranches } from '../icu.ts'

/** A row about the placeholders or tags of one syntax. */
interface Syntax extends Row {
  readonly placeholder: RegExp
}

const row = (id: string, placeholder: RegExp, right: string, wrong: string): Syntax => ({
  ...{ id, placeholder, example: [`a ${right} b`, `a ${wrong} b`, `a ${right} b`] },
  counter: [`a ${right} b`, `a ${right} b`],
})
/** Builds the text from parts, since a literal would look like a template. */
const dollar = (name: string) => `$\{${name}}`

const syntaxes: readonly Syntax[] = [
  row('variable-spaced/double-braces', /\{\{[\w.]+\}\}/g, '{{name}}', '{ {name} }'),
  row('variable-spaced/dollar-braces', /\$\{[\w.]+\}/g, dollar('name'), '$ {name}'),
  row('variable-spaced/braces', /(?<![{$])\{[\w.]+\}(?!\})/g, '{0}', '{ 0 }'),
  row('variable-spaced/printf-named', /%\(\w+\)[sd]/g, '%(name)s', '% (name)s'),
  row('variable-spaced/printf-numbered', /%\d+\$[sd@]/g, '%1$s', '% 1 $ s'),
  row('variable-spaced/printf', /(?<![%\w])%[sdfiu@](?!\w)/g, '%s', '% s'),
  row('variable-spaced/percents', /%\w{2,}%/g, '%name%', '% name %'),
  row('variable-spaced/brackets', /\[\[\w+\]\]/g, '[[name]]', '[ [name] ]'),
  row('variable-spaced/end-tag', /<\/[a-z]\w*>/g, '</b>', '</ b>'),
  row('variable-spaced/start-tag', /<[a-z]\w*>/g, '<b>', '< b>'),
  row('variable-spaced/empty-tag', /<[a-z]\w*\s?\/>/g, '<br/>', '< br / >'),
  row('variable-spaced/address', /https?:\/\/[\w.:-]*\w/g, 'https://a.b:80', 'https: // a.b: 80'),
]

/** An expression for a placeholder with spaces between its signs and words, and signs narrow or wide. */
const loosely = (placeholder: string) =>
  [...placeholder.matchAll(/\w+|[^\w]/g)]
    .map(([part]) => (/\w/.test(part) ? literally(part) : `[${literally(part)}${wide(part)}]`))
    .join(String.raw`[ \u00A0]?`)
const wide = (sign: string) => (sign >= '!' && sign <= '~' ? String.fromCharCode(sign.charCodeAt(0) + 0xfee0) : '')

/** Placeholders and tags that a machine has pulled apart. */
function pulledApart({ target: { raw }, source }: TranslatedPair): readonly Fix[] {
  if (!/[{%<$[_:]/.test(source.raw)) return []
  return syntaxes.flatMap(({ id, placeholder }) =>
    [...new Set(source.raw.match(placeholder) ?? [])].flatMap((wanted): Fix[] => {
      const count = (text: string) => text.split(wanted).length - 1
      const missing = count(source.raw) - count(raw)
      if (missing <= 0) return []
      // A tag in capitals may be an example in words.
      const similar = new RegExp(loosely(wanted), id.endsWith('tag') ? 'g' : 'gi')
      const found = [...raw.matchAll(similar)].filter(([match]) => match !== wanted)
      return found.length === missing ? found.map((match) => repair(id, match, wanted)) : []
    }),
  )
}

const repair = (id: string, { 0: found, index }: RegExpExecArray, wanted: string): Fix => ({
  ...fixAt(id, index, index + found.length, wanted),
  repairsCodes: true,
})

const names: readonly Syntax[] = [
  row('variable-translated/double-braces', /\{\{\s*[\p{L}_][\p{L}\p{N}_. ]*\}\}/gu, '{{name}}', '{{imię}}'),
  row('variable-translated/dollar-braces', /\$\{[\p{L}_][\p{L}\p{N}_. ]*\}/gu, dollar('name'), dollar('imię')),
  row('variable-translated/braces', /(?<![{$])\{[\p{L}_][\p{L}\p{N}_. ]*\}(?!\})/gu, '{name}', '{imię}'),
  row('variable-translated/printf-named', /%\([\p{L}_][\p{L}\p{N}_ ]*\)[sd]/gu, '%(name)s', '%(imię)s'),
  row('variable-translated/percents', /%[\p{L}_][\p{L}\p{N}_]+%/gu, '%name%', '%imię%'),
]

/** Placeholders whose names a machine has translated, where each text has one of its kind. */
function translatedNames({ target: { raw }, source }: TranslatedPair): readonly Fix[] {
  if (!/[{%]/.test(source.raw)) return []
  return names.flatMap(({ id, placeholder }): Fix[] => {
    const [wanted, ...more] = source.raw.match(placeholder) ?? []
    const [found, ...others] = raw.matchAll(placeholder)
    if (!wanted || more.length > 0 || !found || others.length > 0 || found[0] === wanted) return []
    return [repair(id, found, wanted)]
  })
}

export const placeholderRows: readonly Row[] = [...syntaxes, ...names]

/** Restores the placeholders of the source. */
export const placeholderFixes = (pair: TranslatedPair): readonly Fix[] =>
  hasBranches(pair.source.raw) ? [] : [...pulledApart(pair), ...translatedNames(pair)]
