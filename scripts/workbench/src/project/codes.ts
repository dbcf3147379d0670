import { once } from '../lib/once.ts'
import type { Project } from './project.ts'

/** A part of a message: words, or a code that a translation has to keep. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  /** `{{name}}` or `{{name, format}}`, or a reference to another message, `$t(key)`. */
  | { readonly kind: 'variable'; readonly text: string; readonly name: string }
  /** `<term>` and `</term>`: one of the project's tags. */
  | { readonly kind: 'open' | 'close'; readonly text: string; readonly name: string }

/** The codes of a project with some tags. */
const codesWith = once((tags: readonly string[]): RegExp => {
  const variable = '(?<variable>\\{\\{\\s*(?<name>[^{},\\s]+)[^{}]*\\}\\}|\\$t\\([^)]*\\))'
  return new RegExp(tags.length > 0 ? `${variable}|<(?<slash>/?)(?<tag>${tags.join('|')})>` : variable, 'g')
}, new WeakMap())

/** Cuts a message into words and codes, by the tags of its project; the parts' texts, joined, are the message again. */
export function splitCodes(message: string, tags: readonly string[]): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const match of message.matchAll(codesWith(tags))) {
    if (match.index > at) parts.push({ kind: 'text', text: message.slice(at, match.index) })
    const [text] = match
    const { variable, name, slash, tag } = match.groups ?? {}
    if (variable) parts.push({ kind: 'variable', text, name: name ?? text })
    else parts.push({ kind: slash ? 'close' : 'open', text, name: tag ?? '' })
    at = match.index + text.length
  }
  if (at < message.length) parts.push({ kind: 'text', text: message.slice(at) })
  return parts
}

/** The codes of a message in order, spaced as "{{name, format}}". */
export const codesOf = (parts: readonly Part[]): string[] =>
  parts.filter((part) => part.kind !== 'text').map((part) => part.text.replace(/\s+/g, '').replaceAll(',', ', '))

/** True if each tag is closed by its own, after some words, and none is inside another. */
export const tagsAreBalanced = (parts: readonly Part[]): boolean =>
  /^(?:x|<(\w+)>x+<\/\1>)*$/.test(
    parts.map(({ kind, text }) => (kind === 'open' || kind === 'close' ? text : 'x')).join(''),
  )

/** The words of a message, without its codes. */
export const wordsOf = (parts: readonly Part[]): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : part.kind === 'variable' ? ' ' : '')).join('')

/** The messages that a text of a namespace includes by `$t(key)`, as "namespace:key". */
export function referencesIn(text: string, namespace: string): string[] {
  return [...text.matchAll(/\$t\(\s*([^,)\s]+)/g)].map(([, key = '']) =>
    key.includes(':') ? key : `${namespace}:${key}`,
  )
}

const segmenterOf = once((tag: string) => new Intl.Segmenter(tag, { granularity: 'word' }))

/** Counts the words of some messages of the source locale, without their codes. */
export function countSourceWords({ source, rules }: Pick<Project, 'source' | 'rules'>, messages: readonly string[]) {
  const segmenter = segmenterOf(source.tag)
  return messages.reduce((sum, message) => {
    const words = segmenter.segment(wordsOf(splitCodes(message, rules.tags)))
    return sum + [...words].filter(({ isWordLike }) => isWordLike).length
  }, 0)
}
