import type { Node } from 'jsonc-parser'
import { keyPattern } from '../../model/keyPattern.ts'
import { type MessageKey, unitId } from '../../model/units.ts'
import { isRule } from '../registry.ts'
import { parseTerms, type Term } from './glossaryTerms.ts'
import { JsonReader, type PlacedMismatch } from './jsonReader.ts'

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

/** Whether the glossary of English says that a message stays as it is in every language. */
export const isVerbatim = ({ verbatim }: Pick<Glossary, 'verbatim'>, unit: MessageKey) =>
  verbatim.some(({ key }) => key.test(unitId(unit)))

/**
 * Reads locales/.workbench/<locale>.glossary.json, which a translator writes:
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
 * An empty "use" is a term whose translation is still to be decided. Case does not matter. A longer term hides the shorter ones in it.
 * An exception needs a reason; its `key` may hold *.
 * The glossary of English (`isSource`) has exceptions that hold in every language, and lists under "verbatim" the
 * texts that no language translates, by the BCP 47 tag of the language that they are in.
 *
 * `keys` are the messages of English, "pages/home:hero.title"; null when not all of them are known. What is wrong
 * comes back as mismatches with lines.
 */
export function parseGlossary(
  text: string,
  { isSource, keys }: { readonly isSource: boolean; readonly keys: readonly string[] | null },
): { glossary: Glossary; mismatches: readonly PlacedMismatch[] } {
  const reader = new JsonReader(text)
  const root = reader.root()
  if (!root) return { glossary: emptyGlossary, mismatches: reader.mismatches }
  const file = reader.object(root, 'a glossary', ['terms', 'exceptions', ...(isSource ? ['verbatim'] : [])])
  const terms = parseTerms(reader, file.get('terms'))
  const patternOf = (node: Node, key: string) => {
    const pattern = keyPattern(key)
    const isKnown = keys?.some((known) => pattern.test(known)) ?? true
    if (!isKnown) reader.note(node, 'the key of an English message', `"${key}"`)
    return pattern
  }
  const exceptions = reader.list(file.get('exceptions'), '"exceptions"').flatMap((node): Exception[] => {
    const { key, rule, term } = parseException(reader, node, terms)
    return key && rule ? [{ key: patternOf(node, key), rule, term }] : []
  })
  const verbatim = [...reader.object(file.get('verbatim'), '"verbatim"')].flatMap(([tag, list]) => {
    if (!isLanguageTag(tag)) reader.note(list, 'the tag of a language, such as pl or zxx for none', `"${tag}"`)
    const what = `"verbatim", "${tag}"`
    return reader.list(list, what).map((item) => ({ key: patternOf(item, reader.text(item, what)), tag }))
  })
  return { glossary: { terms, exceptions, verbatim }, mismatches: reader.mismatches }
}

function parseException(reader: JsonReader, node: Node, terms: readonly Term[]) {
  const fields = reader.object(node, 'an exception', ['key', 'rule', 'term', 'reason'])
  const text = (name: string) => reader.text(fields.get(name), `"${name}"`)
  const missing = ['key', 'rule', 'reason'].filter((name) => !fields.has(name))
  for (const name of missing) reader.note(node, `"${name}"`, 'an exception without it')
  const [key, rule, term] = [text('key'), text('rule'), text('term') || null]
  text('reason')
  if (rule && !isRule(rule)) reader.note(node, 'a rule (npm run i18n -- check --rules)', `"${rule}"`)
  if (term && !terms.some((known) => known.term === term)) reader.note(node, 'a term of this glossary', `"${term}"`)
  return { key, rule, term }
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
