import type { Node } from 'jsonc-parser'
import { compileForms } from '../patterns.ts'
import type { JsonReader } from './jsonReader.ts'

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
  noteTwice(reader, list, terms)
  return terms
}

const forPeople = ['preferred', 'admitted', 'deprecated', 'note'] as const

function parseTerm(reader: JsonReader, node: Node): Term[] {
  const fields = reader.object(node, 'a term', ['term', 'variants', 'use', 'avoid', 'always', ...forPeople])
  const nameNode = fields.get('term')
  const always = fields.get('always')
  const term = nameNode ? reader.text(nameNode, '"term"') : ''
  const use = patterns(reader, fields.get('use'), '"use"')
  const avoid = patterns(reader, fields.get('avoid'), '"avoid"')
  if (!nameNode) reader.note(node, '"term"', 'an entry without it')
  else if (!fields.has('use') && !fields.has('avoid')) reader.note(node, '"use" or "avoid"', `“${term}” without either`)
  if (always && always.type !== 'boolean')
    reader.note(always, '"always": true or false', `a value of type ${always.type}`)
  const names = [term, ...reader.texts(fields.get('variants'), '"variants"')]
  const wording = parseWording(reader, fields, { use, avoid })
  return term === ''
    ? []
    : [{ term, names, use, avoid, always: always?.value === true, ...wording, line: reader.lineAt(node.offset) }]
}

/** The dictionary forms of a term, each of which has to be among the forms that the rules go by. */
function parseWording(
  reader: JsonReader,
  fields: ReadonlyMap<string, Node>,
  { use, avoid }: Pick<Term, 'use' | 'avoid'>,
): Pick<Term, (typeof forPeople)[number]> {
  const text = (name: string) => {
    const node = fields.get(name)
    return (node && reader.text(node, `"${name}"`)) || null
  }
  const assertAmong = (name: string, words: readonly string[], among: string, forms: readonly string[]) => {
    const listed = compileForms(forms)
    const odd = words.find((word) => !listed?.isIn(word.toLowerCase()))
    const node = fields.get(name)
    if (node && odd) reader.note(node, `"${name}": a form that "${among}" lists`, `“${odd}”`)
  }
  const preferred = text('preferred')
  const admitted = reader.texts(fields.get('admitted'), '"admitted"')
  const deprecated = reader.texts(fields.get('deprecated'), '"deprecated"')
  assertAmong('preferred', preferred === null ? [] : [preferred], 'use', use)
  assertAmong('admitted', admitted, 'use', use)
  assertAmong('deprecated', deprecated, 'avoid', avoid)
  return { preferred, admitted, deprecated, note: text('note') }
}

function patterns(reader: JsonReader, node: Node | undefined, what: string): string[] {
  const found = reader.texts(node, what)
  for (const pattern of found) {
    if (compileForms([pattern]) || !node) continue
    reader.note(node, `${what}: words, with * only at the end of a word after two letters or more`, `“${pattern}”`)
  }
  return found
}

function noteTwice(reader: JsonReader, list: Node | undefined, terms: readonly Term[]): void {
  const names = terms.flatMap((term) => term.names.map((name) => name.toLowerCase()))
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice && list) reader.note(list, 'each term once', `“${twice}” twice`)
}
