import { tagsAreBalanced } from '../../model/codes.ts'
import { without } from '../../model/groups.ts'
import type { TextRules } from '../../config.ts'
import type { JudgedText, Mismatch, Text } from '../text.ts'

const isTag = (code: string) => code.startsWith('<')
const isVariable = (code: string) => !isTag(code)

/**
 * Variables that a translation lost, added or renamed. `originals` are the English texts: one, or the forms of a counted
 * message, "other" last. A form for a single number (`isForOneNumber`) may follow any of them, and say its number in words
 * ("one file"); one for many numbers follows "other", since its number has to be seen.
 */
export function variableMismatches(text: Text, originals: readonly Text[], isForOneNumber = false): Mismatch[] {
  const found = text.codes.filter(isVariable)
  const wanted = originals.map((original) => original.codes.filter(isVariable))
  const inWords = wanted.map((codes) => codes.filter((code) => !/^\{\{count[,}]/.test(code)))
  return difference(isForOneNumber ? [...inWords, ...wanted] : wanted.slice(-1), found, 'variable')
}

/**
 * Variables that nothing fills in, formats that do not exist, and formats of numbers on words. What the English of a
 * translation does not have is left out: the translation has changed it, which is another rule's to say.
 */
export function unknownVariableMismatches({
  text,
  original,
  site,
}: Pick<JudgedText, 'text' | 'original' | 'site'>): Mismatch[] {
  return text.parts.flatMap((part) => {
    if (part.kind !== 'variable' || !part.text.startsWith('{{')) return []
    if (original && !original.codes.includes(part.text.replace(/\s+/g, ''))) return []
    const expected = rightVariable(part.text.slice(2, -2), site)
    return expected === null ? [] : [{ expected, found: part.text }]
  })
}

/** What should stand in the braces instead; null for a variable as it should be. */
function rightVariable(content: string, { variables, variableFiles, formats }: TextRules): string | null {
  if (variables === null) return null
  const [name = '', ...rest] = content.split(',').map((part) => part.trim())
  const kind = variables.get(name)
  if (kind === undefined) return `a variable of ${variableFiles}`
  if (rest.length === 0) return null
  if (kind !== 'number') return `{{${name}}} without a format, since it is no number`
  const isKnown = formats.includes(rest.join(','))
  return isKnown ? null : `one of the formats ${formats.join(', ')}`
}

/** Tags that a translation lost, added or renamed. */
export function tagMismatches(text: Text, originals: readonly Text[]): Mismatch[] {
  const wanted = originals.map((original) => original.codes.filter(isTag))
  return difference(wanted, text.codes.filter(isTag), 'tag')
}

function difference(allowed: readonly (readonly string[])[], found: readonly string[], noun: string): Mismatch[] {
  if (allowed.length === 0 || allowed.some((codes) => codes.join() === found.join())) return []
  const wanted = allowed.at(-1) ?? []
  const lost = without(wanted, found).join(' ')
  const added = without(found, wanted).join(' ')
  return [{ expected: lost || `no ${added}`, found: added || `no such ${noun}` }]
}

/** Tags that are not closed, closed twice or inside one another. */
export function tagPairMismatches({ text }: JudgedText): Mismatch[] {
  if (text.codes.length === 0 || tagsAreBalanced(text.raw)) return []
  const tags = text.parts.filter((part) => part.kind === 'open' || part.kind === 'close')
  return [{ expected: 'each tag closed before the next opens', found: tags.map((tag) => tag.text).join(' ') }]
}

const markup = /<[/!?]?[a-zA-Z][^<>]*>?|<!--|&(?:[a-zA-Z][a-zA-Z0-9]+|#\d+|#[xX][0-9a-fA-F]+);|\$t\(|javascript\s*:/gi

/** What a message must not carry: HTML, unknown tags, character references, scripts, broken variables. */
export function markupMismatches({ text, site }: JudgedText): Mismatch[] {
  const foreign = inWords(text, markup).map((found) => ({ expected: insteadOf(found, site), found }))
  return [...foreign, ...braceMismatches(text)]
}

function insteadOf(found: string, { tags }: TextRules): string {
  if (found.startsWith('<')) return `no tag but ${tags.join(', ')}, without attributes`
  if (found.startsWith('&')) return 'the character itself'
  return found.startsWith('$') ? 'a whole reference, $t(key)' : 'no script'
}

/** Braces that are no variable. */
export function braceMismatches(text: Text): Mismatch[] {
  const expected = 'a whole variable, {{name}} or {{name, format}}'
  return inWords(text, /\{+[^{}]*\}*|\}+/g).map((found) => ({ expected, found }))
}

const inWords = (text: Text, pattern: RegExp): string[] =>
  text.parts.flatMap((part) => (part.kind === 'text' ? (part.text.match(pattern) ?? []) : []))
