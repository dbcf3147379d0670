import type { Node } from 'jsonc-parser'
import { languageTag } from '../../lib/attempt.ts'
import type { Fault } from '../../lib/fault.ts'
import { parseJson } from '../../lib/json/parse.ts'
import { JsonReader } from '../../lib/json/reader.ts'
import { keepWhileSame } from '../../lib/keep.ts'
import type { Finding } from '../../lib/output.ts'
import { readText } from '../../lib/readText.ts'
import { type ProjectTexts, sourceKeys } from '../../messages/texts.ts'
import { type MessageKey, unitId } from '../../messages/units.ts'
import { keyPattern } from '../../project/keyPattern.ts'
import { LocaleProblem } from '../../project/localeFile.ts'
import { glossaryFile, type Project, placeOf } from '../../project/project.ts'
import { rules } from '../rules.ts'
import { compileForms, foldForms, formOf } from './patterns.ts'
import type { Term } from './terms.ts'

export interface Exception {
  readonly key: RegExp
  readonly rule: string
  /** Limits the exception to this term, for rules about terms. */
  readonly term: string | null
  /** Limits the exception to the texts with this hash; it ends when they change. */
  readonly text: string | null
  readonly reason: string
}

export interface Glossary {
  readonly terms: readonly Term[]
  readonly exceptions: readonly Exception[]
  /** The texts that no language translates, with their BCP 47 tags; "zxx" for one in no language. */
  readonly verbatim: readonly { readonly key: RegExp; readonly tag: string }[]
}

export const emptyGlossary: Glossary = { terms: [], exceptions: [], verbatim: [] }

/** True if the English glossary says that a message is the same in every language. */
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
 *         "admitted": ["formularz zgody"],            of other allowed translations,
 *         "deprecated": ["formularz zgody pacjenta"], and of "avoid"
 *         "note": "for people" } ],
 *       "exceptions": [ { "key": "pages/home:hero.*", "rule": "required-term", "term": "sponsor", "reason": "…" } ] }
 *
 * An empty "use" means an undecided translation. Case is ignored. A longer term hides the shorter ones in it.
 * An exception needs a reason; its `key` may hold *. One of the editor has the hash of its text as "text", as records have.
 * The glossary of English (`isSource`) has exceptions that hold in every language, and lists under "verbatim" the
 * texts that no language translates, by the BCP 47 tag of the language that they are in.
 *
 * `keys` are the messages of English, "pages/home:hero.title"; null when not all of them are known. Faults are returned as
 * mismatches with lines.
 */
export function parseGlossary(
  text: string,
  { isSource, keys }: { readonly isSource: boolean; readonly keys: readonly string[] | null },
): { glossary: Glossary; mismatches: readonly Fault[] } {
  const reader = new JsonReader(text)
  const root = reader.root()
  if (!root) return { glossary: emptyGlossary, mismatches: reader.mismatches }
  const file = reader.object(root, 'a glossary', ['terms', 'exceptions', ...(isSource ? ['verbatim'] : [])])
  const terms = parseTerms(reader, file.get('terms'))
  const patternOf = (node: Node, key: string) => {
    const pattern = keyPattern(key)
    if (keys && !keys.some((known) => pattern.test(known))) reader.note(node, 'the key of an English text', `"${key}"`)
    return pattern
  }
  const exceptions = reader.list(file.get('exceptions'), '"exceptions"').flatMap((node): Exception[] => {
    const { key, ...limits } = parseException(reader, node, terms)
    return key && limits.rule ? [{ ...limits, key: patternOf(node, key) }] : []
  })
  const verbatim = [...reader.object(file.get('verbatim'), '"verbatim"')].flatMap(([tag, list]) => {
    if (languageTag(tag) === null) reader.note(list, 'the tag of a language, such as pl or zxx for none', `"${tag}"`)
    const what = `"verbatim", "${tag}"`
    return reader.list(list, what).map((item) => ({ key: patternOf(item, reader.text(item, what)), tag }))
  })
  return { glossary: { terms, exceptions, verbatim }, mismatches: reader.mismatches }
}

function parseException(reader: JsonReader, node: Node, terms: readonly Term[]) {
  const fields = reader.object(node, 'an exception', ['key', 'rule', 'term', 'text', 'reason'])
  const text = (name: string) => reader.text(fields.get(name), `"${name}"`)
  const missing = ['key', 'rule', 'reason'].filter((name) => !fields.has(name))
  for (const name of missing) reader.note(node, `"${name}"`, 'nothing in this exception')
  const [key, rule, term] = [text('key'), text('rule'), text('term') || null]
  if (rule && !rules.has(rule)) reader.note(node, 'a rule of "check --rules"', `"${rule}"`)
  if (term && !terms.some((known) => known.term === term)) reader.note(node, 'a term of this glossary', `"${term}"`)
  return { key, rule, term, text: text('text') || null, reason: text('reason') }
}

/** Reads the "terms" of a glossary. */
function parseTerms(reader: JsonReader, list: Node | undefined): Term[] {
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
    const odd = patterns.filter((pattern) => !formOf(pattern))
    const expected = `"${name}": words, with * only at the end of a word after two letters or more, or before the first`
    for (const pattern of odd) reader.note(fields.get(name) ?? node, expected, `“${pattern}”`)
    return patterns
  }
  /** Dictionary forms, each of which has to be among those forms. */
  const wording = (name: string, words: readonly string[], among: string, patterns: readonly string[]) => {
    const listed = compileForms(patterns)
    const odd = words.find((word) => !listed || foldForms(word).search(listed) < 0)
    if (odd) reader.note(fields.get(name) ?? node, `"${name}": a form that "${among}" lists`, `“${odd}”`)
    return words
  }
  const term = text('term')
  const [use, avoid] = [forms('use'), forms('avoid')]
  if (!fields.has('term')) reader.note(node, '"term"', 'nothing in this entry')
  else if (!fields.has('use') && !fields.has('avoid')) reader.note(node, '"use" or "avoid"', `nothing for “${term}”`)
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

interface ReadGlossary {
  readonly glossary: Glossary
  readonly findings: Finding[]
}

const kept = keepWhileSame<ReadGlossary>()

/**
 * Reads locales/.workbench/<code>.glossary.json; a locale without one has an empty glossary. Throws a LocaleProblem if
 * the file is not UTF-8 or not JSON, since texts cannot be judged without its terms and exceptions. Other faults are
 * returned as findings, and the rest is used.
 */
export async function readGlossary(project: ProjectTexts, code: string): Promise<ReadGlossary> {
  const hasAllKeys = !project.problems.some(({ locale }) => locale === project.sourceLocale)
  const keys = hasAllKeys ? sourceKeys(project) : null
  const place = glossaryFile(project, code)
  const [file, text] = [placeOf(project, place), readText(place)]
  if (text === null) return { glossary: emptyGlossary, findings: [] }
  if (typeof text !== 'string') throw new LocaleProblem(file, text)
  return kept(file, [text, keys?.join()], () => {
    const { fault } = parseJson(text)
    if (fault) throw new LocaleProblem(file, fault)
    const { glossary, mismatches } = parseGlossary(text, { isSource: code === project.sourceLocale, keys })
    const place = { file, key: '', rule: 'glossary-file', severity: 'error' } as const
    return { glossary, findings: mismatches.map((mismatch) => ({ ...place, ...mismatch })) }
  })
}

/** The terms of a locale's glossary whose translation is still undecided: their "use" is empty. */
export function undecidedFindings(project: Project, code: string, { terms }: Glossary): Finding[] {
  const place = { file: placeOf(project, glossaryFile(project, code)), key: '', rule: 'undecided-term' } as const
  const undecided = terms.filter(({ use, avoid }) => use.length + avoid.length === 0)
  return undecided.map(({ term, line }) => {
    const expected = `a translation of “${term}” under "use"`
    return { ...place, line, severity: 'warning', expected, found: 'an empty list' }
  })
}
