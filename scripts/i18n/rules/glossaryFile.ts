import type { Node } from 'jsonc-parser'
import { JsonReader, type PlacedRemark } from './jsonReader.ts'
import { compileForms, keyPattern } from './patterns.ts'
import { severityOf } from './registry.ts'

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

export interface Exception {
  readonly key: RegExp
  readonly rule: string
  /** Only this term, when the rule is about terms. */
  readonly term: string | null
}

export interface Verbatim {
  readonly key: RegExp
  /** BCP 47 tag of the text; "zxx" for one in no language. */
  readonly tag: string
}

export interface Glossary {
  readonly terms: readonly Term[]
  readonly exceptions: readonly Exception[]
  readonly verbatim: readonly Verbatim[]
}

export const emptyGlossary: Glossary = { terms: [], exceptions: [], verbatim: [] }

/**
 * Reads locales/<locale>/glossary.json, which a translator writes:
 *
 *     { "terms": [ {
 *         "term": "informed consent form",            the English, in the singular; its plural is found too
 *         "variants": ["consent form"],               other names and spellings of it
 *         "use": ["formularz* świadomej zgody"],      a translation has one of these; * ends a stem: formularza, formularzy
 *         "avoid": ["formularz* zgody pacjenta"],     and none of these, where the English has the term …
 *         "always": true,                             … or anywhere
 *         "preferred": "formularz świadomej zgody",   the dictionary forms of "use", for people and their term bases,
 *         "admitted": ["formularz zgody"],            of what else it allows,
 *         "deprecated": ["formularz zgody pacjenta"], and of "avoid"
 *         "note": "for people" } ],
 *       "exceptions": [ { "key": "pages/home:hero.*", "rule": "required-term", "term": "sponsor", "reason": "…" } ] }
 *
 * An empty "use" is a term whose translation is still to be decided. Case does not matter. A longer term hides the shorter ones in it. An exception needs a reason; its `key` may hold *.
 * The glossary of English (`isSource`) has exceptions that hold in every language, and lists under "verbatim" the
 * texts that no language translates, by the BCP 47 tag of the language that they are in.
 *
 * `keys` are the messages of English, "pages/home:hero.title". What is wrong comes back as remarks with lines.
 */
export function parseGlossary(
  text: string,
  options: { readonly isSource: boolean; readonly keys: readonly string[] },
): { glossary: Glossary; remarks: readonly PlacedRemark[] } {
  const reader = new JsonReader(text)
  const root = reader.root()
  if (!root) return { glossary: emptyGlossary, remarks: reader.remarks }
  const sections = ['terms', 'exceptions', ...(options.isSource ? ['verbatim'] : [])]
  const file = reader.object(root, 'a glossary', sections)
  const terms = reader.list(file.get('terms'), '"terms"').flatMap((node) => parseTerm(reader, node))
  noteTwice(reader, file.get('terms'), terms)
  const exceptions = reader
    .list(file.get('exceptions'), '"exceptions"')
    .flatMap((node) => parseException(reader, node, { terms, keys: options.keys }))
  const verbatim = parseVerbatim(reader, file.get('verbatim'), options.keys)
  return { glossary: { terms, exceptions, verbatim }, remarks: reader.remarks }
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

function parseException(
  reader: JsonReader,
  node: Node,
  { terms, keys }: { terms: readonly Term[]; keys: readonly string[] },
): Exception[] {
  const fields = reader.object(node, 'an exception', ['key', 'rule', 'term', 'reason'])
  const text = (name: string) => {
    const value = fields.get(name)
    if (!value) reader.note(node, `"${name}"`, 'an exception without it')
    return value ? reader.text(value, `"${name}"`) : ''
  }
  const [key, rule] = [text('key'), text('rule')]
  text('reason')
  const term = fields.has('term') ? text('term') : null
  if (rule && !severityOf(rule)) reader.note(node, 'a rule that "check --rules" lists', `"${rule}"`)
  if (term && !terms.some((known) => known.term === term)) reader.note(node, 'a term of this glossary', `"${term}"`)
  return key && rule ? [{ key: knownKey(reader, node, key, keys), rule, term }] : []
}

function parseVerbatim(reader: JsonReader, node: Node | undefined, keys: readonly string[]): Verbatim[] {
  if (!node) return []
  return [...reader.object(node, '"verbatim"')].flatMap(([tag, list]) => {
    if (!isLanguageTag(tag)) reader.note(list, 'the tag of a language, such as pl or zxx for none', `"${tag}"`)
    return reader.list(list, `"verbatim", "${tag}"`).map((item) => {
      const key = reader.text(item, `"verbatim", "${tag}"`)
      return { key: knownKey(reader, item, key, keys), tag }
    })
  })
}

function knownKey(reader: JsonReader, node: Node, key: string, keys: readonly string[]): RegExp {
  const pattern = keyPattern(key)
  if (!keys.some((known) => pattern.test(known))) reader.note(node, 'the key of an English message', `"${key}"`)
  return pattern
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
