import { pseudoLocalizeString } from 'pseudo-localization'
import { keyOf, sourceLocale } from '../config.ts'
import type { LocaleFiles } from '../model/bundles.ts'
import { splitCodes, wordsOf } from '../model/codes.ts'
import { printJson } from '../model/jsonFile.ts'
import { mapTexts } from '../model/localeFile.ts'
import type { NewRow } from '../model/localeRows.ts'

const common = { fonts: 'latin-ext', public: true, threshold: 1 } as const

/** Accented and longer; and from right to left. Their tags are the usual ones for pseudo-locales. */
export const pseudoLocales: readonly (NewRow & { readonly strategy: 'accented' | 'bidi' })[] = [
  { code: 'en-xa', tag: 'en-XA', name: 'Accented', dir: 'ltr', strategy: 'accented', ...common },
  { code: 'ar-xb', tag: 'ar-XB', name: 'Bidi', dir: 'rtl', strategy: 'bidi', ...common },
]

/** How much longer than English translations are assumed to be at most. */
const LONGER = 1.4

/** Marks around each message. A letter on a page outside of them did not come from a locale file. */
export const marks = { start: '⟦', end: '⟧' } as const

/**
 * A message as its pseudo-translation: words changed and marked, variables and tags left whole. Where `max` characters are
 * all that a translation may have, it has no more, unless it has variables or tags.
 */
export function pseudoMessage(message: string, strategy: 'accented' | 'bidi', max: number | null = null): string {
  const parts = splitCodes(message)
  const words = parts.map((part) => (part.kind === 'text' ? pseudoWords(part.text, strategy) : part.text)).join('')
  if (strategy === 'bidi') return `${marks.start}${words}${marks.end}`
  const text = words + padding(message, words)
  const isLimited = max !== null && parts.every(({ kind }) => kind === 'text')
  const room = isLimited ? max - marks.start.length - marks.end.length : text.length
  return `${marks.start}${[...text].slice(0, room).join('').trim()}${marks.end}`
}

function pseudoWords(text: string, strategy: 'accented' | 'bidi'): string {
  // White space stays outside of the marks that turn a stretch of words around.
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return words ? before + pseudoLocalizeString(words, { strategy }) + after : text
}

/** Words at the end of a message, so that it is as long as assumed. */
function padding(message: string, text: string): string {
  const lacking = Math.ceil(wordsOf(message).length * LONGER) - wordsOf(text).length
  if (lacking <= 1) return ''
  const filler = 'ȧḗīǿŭ '.repeat(Math.ceil(lacking / 6))
  return ` ${filler.slice(0, lacking - 1).trim()}`
}

/** All messages of English in one pseudo-locale, namespace to JSON text; `maxOf` tells how many characters an id may have. */
export function pseudoMessages(
  files: LocaleFiles,
  strategy: 'accented' | 'bidi',
  maxOf: (id: string) => number | null = () => null,
): Map<string, string> {
  const english = [...(files.get(sourceLocale()) ?? [])]
  return new Map(
    english.map(([name, { tree }]) => [
      name,
      printJson(mapTexts(tree, (text, _, names) => pseudoMessage(text, strategy, maxOf(`${name}:${keyOf(names)}`)))),
    ]),
  )
}
