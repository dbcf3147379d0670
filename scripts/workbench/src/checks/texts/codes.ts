import { codesOf, tagsAreBalanced } from '../../project/codes.ts'
import type { TextRules } from '../../project/project.ts'
import { without } from '../../project/without.ts'
import { type Check, fixEach, type Mismatch, type Pair } from '../check.ts'
import { hasBranches } from '../icu.ts'
import type { Text } from '../text.ts'
import { placeholderFixes, placeholderRows } from './placeholders.ts'

const isTag = (code: string) => code.startsWith('<')
const isVariable = (code: string) => !isTag(code)

/** The missing and the surplus codes. In a message, one that the source has less often is "one {{count}}". */
function difference(allowed: readonly (readonly string[])[], found: readonly string[], { message }: Pair): Mismatch[] {
  const differences = allowed.map((wanted) => ({
    expected: without(wanted, found).join(' '),
    found: without(found, wanted)
      .map((code) => (message && wanted.includes(code) ? `one ${code}` : code))
      .join(' '),
  }))
  const last = differences.at(-1)
  return last && differences.every((one) => one.expected + one.found !== '') ? [last] : []
}

const variables: Check = {
  ...{ id: 'variables', kind: 'code', languages: 'none too', report: 'variables' },
  describe: 'The variables and placeholders of the source: none lost, added or renamed.',
  rows: [
    ...placeholderRows,
    {
      id: 'variables',
      example: ['{{count}} files', '{{liczba}} plików {{x}}'],
      counter: ['{{count}} files', 'plików: {{ count }}'],
    },
  ],
  /**
   * `sources` are all forms of a counted message, "other" last. A form for one number alone may follow any of them, and may
   * write its number as a word ("one file"). A form for several numbers follows "other", since it has to show the number.
   */
  find: (pair) => {
    const { target, sources, message } = pair
    const wanted = sources.map(({ codes }) => codes.filter(isVariable))
    const asWords = wanted.map((codes) => codes.filter((code) => !/^\{\{count[,}]/.test(code)))
    const allowed = message?.isForOneNumber ? [...asWords, ...wanted] : wanted.slice(-1)
    return difference(allowed, target.codes.filter(isVariable), pair)
  },
  fix: placeholderFixes,
}

/** The tags of a text. A language may have more branches, each with the same tags. */
function tagsOf({ raw, codes }: Text): readonly string[] {
  const tags = codes.filter(isTag)
  return hasBranches(raw) ? [...new Set(tags)] : tags
}

const tags: Check = {
  ...{ id: 'tags', kind: 'code', languages: 'none too', report: 'tags' },
  describe: 'The tags of the source: none lost, added or renamed.',
  rows: [{ id: 'tags', example: ['a <term>b</term>', 'a b'], counter: ['a <term>b</term>', '<term>b</term> a'] }],
  find: (pair) => difference(pair.sources.map(tagsOf), tagsOf(pair.target), pair),
}

/**
 * Finds variables without a value, unknown formats, and number formats on words. The check of variables covers a
 * variable that the source does not have.
 */
const unknownVariable: Check = {
  ...{ id: 'unknown-variable', kind: 'code', languages: 'none too' },
  describe: 'A variable is one that the site fills in, and its format one that exists.',
  rows: [{ id: 'unknown-variable', example: ['{{nothing}}', '{{nothing}}'], counter: ['{{brand}}', '{{brand}}'] }],
  find: ({ target, source, message }) => {
    const own = target.parts.filter((part) => !source || without(codesOf([part]), source.codes).length === 0)
    return message ? unknownVariables(own, message.site) : []
  },
}

/** Finds the faulty variables among the parts of a message. */
export const unknownVariables = (parts: Text['parts'], site: TextRules): Mismatch[] =>
  parts.flatMap(({ kind, text }) => {
    if (kind !== 'variable' || !text.startsWith('{{')) return []
    const expected = rightVariable(text.slice(2, -2), site)
    return expected === null ? [] : [{ expected, found: text }]
  })

/** The right content of the braces; null if the variable is already right. */
function rightVariable(content: string, { variables, variableFiles, formats }: TextRules): string | null {
  if (variables === null) return null
  const [name = '', ...rest] = content.split(',').map((part) => part.trim())
  const kind = variables.get(name)
  if (kind === undefined) return `a variable of ${variableFiles}`
  if (rest.length === 0) return null
  if (kind !== 'number') return `{{${name}}} without a format, since it is no number`
  return formats.includes(rest.join(',')) ? null : `one of the formats ${formats.join(', ')}`
}

const tagPairs: Check = {
  ...{ id: 'tag-pairs', kind: 'code', languages: 'none too' },
  describe: 'Each tag is closed after some words, and none is inside another.',
  rows: [
    { id: 'tag-pairs', example: ['<term>a', '<term>a'], counter: ['<term>a</term>', '<term>a</term>'] },
    { id: 'tag-pairs/empty', example: ['<term>a</term>', '<term></term>a'], counter: ['', '<term> a {{x}}</term>'] },
  ],
  find: ({ target: { codes, parts } }) => {
    if (codes.length === 0 || tagsAreBalanced(parts)) return []
    const found = parts.filter(({ kind }) => kind === 'open' || kind === 'close').map(({ text }) => text)
    return [{ expected: 'each tag closed after some words, before the next opens', found: found.join(' ') }]
  },
}

const entities = [
  ['quot', '&quot;', '"'],
  ['apos', '&#39;', "'"],
  ['apos-name', '&apos;', "'"],
  ['amp', '&amp;', '&'],
  ['nbsp', '&nbsp;', '\u00A0'],
] as const

const reference = /&(?:[a-zA-Z][a-zA-Z0-9]+|#\d+|#[xX][0-9a-fA-F]+);/g

const characterReferences: Check = {
  ...{ id: 'character-references', kind: 'code', languages: 'none too' },
  describe: 'No &nbsp; and the like, but the characters themselves.',
  rows: entities.map(([name, entity, character]) => ({
    id: `entity/${name}`,
    example: ['R & D "x" x', `B${entity}R`, `B${character}R`],
    counter: [`R${entity}D`, `B${entity}R`],
  })),
  find: ({ target }) =>
    wordsOf(target, reference).map((found) => {
      return { expected: found === '&nbsp;' ? 'a space' : 'the character itself', found }
    }),
  // They are right in a text of HTML, and in a tag that became text.
  fix: ({ target: { raw }, source }) => {
    if (!raw.includes('&') || /&(?:\w+|#\d+);/.test(source.raw) || /<\/?[a-z]/i.test(source.raw + raw)) return []
    return entities.flatMap(([name, entity, character]) =>
      fixEach(`entity/${name}`, raw, new RegExp(entity, 'g'), () => character).map((fix) => {
        return { ...fix, repairsCodes: true }
      }),
    )
  },
}

const foreign = /<[/!?]?[a-zA-Z][^<>]*>?|<!--|\$t\(/g

const markup: Check = {
  ...{ id: 'markup', kind: 'code', languages: 'none too' },
  describe: 'No HTML, unknown tag or broken variable.',
  rows: [{ id: 'markup', example: ['a b', 'a <b>b</b>'], counter: ['a b', 'a < b'] }],
  find: ({ target, message }) => [
    ...wordsOf(target, foreign)
      .filter((found, at, all) => !isClosed(found, all.slice(0, at)))
      .map((found) => ({ expected: insteadOf(found, message?.site.tags ?? []), found })),
    ...brokenBraces(target),
  ],
}

/** True for a closing tag whose opening one is a finding already. */
const isClosed = (tag: string, before: readonly string[]) => {
  const [, name] = /^<\/([a-z][a-z0-9]*)/i.exec(tag) ?? []
  return name !== undefined && before.some((other) => new RegExp(`^<${name}\\b`, 'i').test(other))
}

function insteadOf(found: string, tags: readonly string[]): string {
  return found.startsWith('<') ? `no tag but ${tags.join(', ')}, without attributes` : 'a whole reference, $t(key)'
}

/** Finds braces that are no variable. */
export const brokenBraces = (text: Text): Mismatch[] =>
  wordsOf(text, /\{+[^{}]*\}*|\}+/g).map((found) => ({
    expected: 'a whole variable, {{name}} or {{name, format}}',
    found,
  }))

const wordsOf = ({ parts }: Text, pattern: RegExp): string[] =>
  parts.flatMap(({ kind, text }) => (kind === 'text' ? (text.match(pattern) ?? []) : []))

const pairs = [
  [/[([（]/g, /[)\]）]/g],
  [/\{/g, /\}/g],
] as const

const brackets: Check = {
  ...{ id: 'brackets', kind: 'punctuation', languages: 'every', report: 'brackets' },
  describe: 'Each bracket is closed, unless the source has one that is not.',
  rows: [{ id: 'brackets', example: ['Wait (here)', 'Czekać (tu'], counter: ['Choose a)', 'Wybierz a)'] }],
  find: ({ target, source }) => {
    const balance = (text: string) =>
      pairs.map(([open, close]) => (text.match(open)?.length ?? 0) - (text.match(close)?.length ?? 0))
    const wanted = source ? balance(source.prose) : []
    const isWrong = balance(target.prose).some((each, kind) => each !== 0 && wanted[kind] === 0)
    return isWrong ? [{ expected: '', found: target.prose.match(/[()[\]{}（）]/g)?.join(' ') ?? '' }] : []
  },
}

export const codeChecks: readonly Check[] = [
  variables,
  tags,
  unknownVariable,
  tagPairs,
  markup,
  characterReferences,
  brackets,
]
