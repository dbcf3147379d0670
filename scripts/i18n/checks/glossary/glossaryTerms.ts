import type { Node } from 'jsonc-parser'
import type { JsonReader } from './jsonReader.ts'
import { compileForms, foldForms } from './patterns.ts'

/** How a term of English is translated. */
export interface Term {
  readonly term: string
  /** The term and its other spellings. */
  readonly names: readonly string[]
  readonly use: readonly string[]
  readonly avoid: readonly string[]
  /** Whether `avoid` holds also where the English does not have the term. */
  readonly always: boolean
  /** The translation in its dictionary form; null when nobody has given it. */
  readonly preferred: string | null
  /** Dictionary forms of what may also be used. */
  readonly admitted: readonly string[]
  /** Dictionary forms of what is to be avoided. */
  readonly deprecated: readonly string[]
  readonly note: string | null
  /** Where it stands in the file, from 1. */
  readonly line: number
}

/** Reads the "terms" of a glossary. */
export function parseTerms(reader: JsonReader, list: Node | undefined): Term[] {
  const terms = reader.list(list, '"terms"').flatMap((node) => parseTerm(reader, node))
  const names = terms.flatMap((term) => term.names.map((name) => name.toLowerCase()))
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice && list) reader.note(list, 'each term once', `“${twice}” twice`)
  return terms
}

const fieldNames = ['term', 'variants', 'use', 'avoid', 'always', 'preferred', 'admitted', 'deprecated', 'note']

function parseTerm(reader: JsonReader, node: Node): Term[] {
  const fields = reader.object(node, 'a term', fieldNames)
  const text = (name: string) => reader.text(fields.get(name), `"${name}"`)
  const texts = (name: string) => reader.texts(fields.get(name), `"${name}"`)
  /** The forms that the rules go by. */
  const forms = (name: string) => {
    const patterns = texts(name)
    const odd = patterns.filter((pattern) => !compileForms([pattern]))
    const expected = `"${name}": words, with * only at the end of a word after two letters or more, or before the first`
    for (const pattern of odd) reader.note(fields.get(name) ?? node, expected, `“${pattern}”`)
    return patterns
  }
  /** Dictionary forms, each of which has to be among those forms. */
  const wording = (name: string, words: readonly string[], among: string, patterns: readonly string[]) => {
    const listed = compileForms(patterns)
    const odd = words.find((word) => !listed?.isIn(foldForms(word)))
    if (odd) reader.note(fields.get(name) ?? node, `"${name}": a form that "${among}" lists`, `“${odd}”`)
    return words
  }
  const term = text('term')
  const [use, avoid] = [forms('use'), forms('avoid')]
  if (!fields.has('term')) reader.note(node, '"term"', 'an entry without it')
  else if (!fields.has('use') && !fields.has('avoid')) reader.note(node, '"use" or "avoid"', `“${term}” without either`)
  const always = fields.get('always')
  const names = [term, ...texts('variants')]
  const read = {
    always: reader.is(always, 'boolean', '"always": true or false') && always.value === true,
    preferred: wording('preferred', [text('preferred')].filter(Boolean), 'use', use)[0] ?? null,
    admitted: wording('admitted', texts('admitted'), 'use', use),
    deprecated: wording('deprecated', texts('deprecated'), 'avoid', avoid),
    note: text('note') || null,
  }
  return term === '' ? [] : [{ term, names, use, avoid, ...read, line: reader.lineAt(node) }]
}
