import type { Edit } from '../../checks/check.ts'
import { languageTag } from '../../lib/attempt.ts'
import { once } from '../../lib/once.ts'
import { FileFault } from '../formats/fileFault.ts'
import { attributeOf, elementsOf, readXml, type XmlElement } from '../formats/readXml.ts'
import { contentOf, emptySpan, escapeXml, indentBefore, type InlineKind, type Span } from './span.ts'

/** A translation with its place in a file. */
export interface Segment {
  /** The name of the segment in the file. */
  readonly id: string
  /** From 1, among the segments that have or need a translation. */
  readonly number: number
  readonly source: Span
  /** Empty where there is no translation. */
  readonly target: Span
  /** BCP 47 tags. */
  readonly sourceLanguage: string
  readonly targetLanguage: string
  /** The <trans-unit> of 1.x, or the <unit> of 2.x, which has the notes. */
  readonly unit: XmlElement
  /** The element with the state: the unit, or its <segment>. */
  readonly holder: XmlElement
  /** True if its unit has no other segment. */
  readonly isAlone: boolean
}

/** Normalizes a BCP 47 tag as files write it, such as "pt_BR". Null if it is no tag. */
const writtenLanguageTag = once((written: string | null | undefined): string | null =>
  written ? languageTag(written.replace(/@.*/, '').replaceAll('_', '-')) : null,
)

/** Returns the language at the end of a file's name, as in "messages.pt-BR.xlf" or "App.fr.xliff"; null without one. */
function languageInName(name: string): string | null {
  const [, found] = /(?:^|[/\\._-])([a-z]{2,3}(?:[-_][A-Za-z]{2,4})*)\.\w+$/.exec(name) ?? []
  const tag = writtenLanguageTag(found)
  return tag !== null && Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0 ? tag : null
}

const prolog = /^\uFEFF?\s*(?:<\?[\s\S]*?\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^[>]*>\s*)*/
const beginning = /^<(?:[\w.-]+:)?xliff(?=[\s>])[^>]*?\sversion\s*=\s*["'](?:1\.2|2\.\d)["']/

/** Reads the segments of an XLIFF file, 1.2 or 2.x. Throws a FileFault. */
export function readXliff(file: string, name: string): readonly Segment[] {
  const start = file.slice(prolog.exec(file)?.[0].length ?? 0)
  // A document type with entities is before the root. The XML reader refuses it.
  if (!beginning.test(start.slice(0, 5000)) && !start.startsWith('<!DOCTYPE'))
    throw new FileFault('unknown-format', { name, formats: 'XLIFF 1.2 and 2.x' })
  const segments: Segment[] = []
  const named = languageInName(name)
  const take = (unit: XmlElement) => {
    if (nearest(unit, (one) => attributeOf(one, 'translate')) === 'no') return
    for (const segment of segmentsOf(unit, named)) segments.push({ ...segment, number: segments.length + 1 })
  }
  readXml(file, new Map(['trans-unit', 'unit'].map((element) => [element, take])))
  return segments
}

const rootOf = (element: XmlElement): XmlElement => (element.parent ? rootOf(element.parent) : element)
const isTwo = (element: XmlElement) => attributeOf(rootOf(element), 'version')?.startsWith('2') ?? false

const texts = new Set(['g', 'pc', 'mrk', 'hi'])

function kindOf(inline: XmlElement): InlineKind {
  const type = attributeOf(inline, 'mtype')
  if (inline.local === 'mrk' && type === 'seg') return 'segment'
  const isProtected = type === 'protected' || attributeOf(inline, 'translate') === 'no'
  return texts.has(inline.local) && !isProtected ? 'tags' : 'whole'
}

const prefixOf = ({ name, local }: XmlElement) => name.slice(0, name.length - local.length)

/** Returns the first value among an element and its ancestors. */
const nearest = (element: XmlElement, said: (one: XmlElement) => string | null): string | null =>
  said(element) || (element.parent && nearest(element.parent, said))

const languageAround = (unit: XmlElement, ...names: readonly string[]) =>
  nearest(unit, (one) => {
    const name = names.find((each) => one.attributes.has(each))
    return name === undefined ? null : writtenLanguageTag(attributeOf(one, name))
  })

/** The segments of a <trans-unit> of 1.x, or of a <unit> of 2.x. `named` is the language in the name of the file. */
function segmentsOf(unit: XmlElement, named: string | null): readonly Omit<Segment, 'number'>[] {
  const sourceLanguage = languageAround(unit, 'source-language', 'srcLang') ?? 'en'
  const around = languageAround(unit, 'target-language', 'trgLang')
  const segments = (isTwo(unit) ? elementsOf(unit, 'segment') : [unit]).flatMap((holder) => {
    const [source] = ['seg-source', 'source'].flatMap((name) => elementsOf(holder, name))
    const [target] = elementsOf(holder, 'target')
    if (!source) return []
    const targetLanguage = around ?? (target && writtenLanguageTag(attributeOf(target, 'xml:lang'))) ?? named
    if (targetLanguage === null) throw new FileFault('no-target-language')
    const names = [attributeOf(unit, 'id'), holder !== unit && attributeOf(holder, 'id')]
    return partsOf(names.filter(Boolean).join('/'), source, target).map((part) => {
      return { ...part, sourceLanguage, targetLanguage, unit, holder }
    })
  })
  return segments.map((segment) => ({ ...segment, isAlone: segments.length === 1 }))
}

/** The texts of a unit, or of each segment that <mrk mtype="seg"> makes in it. */
function partsOf(name: string, source: XmlElement, target: XmlElement | undefined) {
  const [from, to] = [contentOf(source, kindOf), target && contentOf(target, kindOf)]
  if (!to || to.parts.length === 0) return [{ id: name, source: from.span, target: to?.span ?? emptySpan }]
  return to.parts.map((part, index): { id: string; source: Span; target: Span } => {
    const original = from.parts.find((other) => other.id === part.id)
    return { id: `${name}/${part.id || index + 1}`, source: original?.span ?? emptySpan, target: part.span }
  })
}

interface SegmentNote {
  readonly segment: Segment
  /** One line of ASCII. */
  readonly note: string
}

/**
 * Returns the changes in a file that mark some segments of a unit as needing review, with the reasons. A note names its
 * segment if the unit has several.
 */
export function marksOn(file: string, unit: XmlElement, notes: readonly SegmentNote[]): readonly Edit[] {
  const name = `${prefixOf(unit)}note`
  const written = notes.map(({ segment, note }) => {
    const attributes = isTwo(unit) ? 'category="refinix" appliesTo="target"' : 'from="Refinix"'
    return `<${name} ${attributes}>${escapeXml(segment.isAlone ? note : `${segment.id}: ${note}`)}</${name}>`
  })
  return isTwo(unit) ? marksInTwo(file, unit, notes, written) : marksInOne(file, unit, written)
}

function marksInOne(file: string, unit: XmlElement, written: readonly string[]): readonly Edit[] {
  const [target] = elementsOf(unit, 'target')
  if (!target) return []
  const approved = unit.attributes.get('approved')
  const indent = indentBefore(file, target.start)
  return [
    ...(approved?.value === 'yes' ? [{ ...approved, text: 'no' }] : []),
    attributeEdit(target, 'state', 'needs-review-translation'),
    { start: target.end, end: target.end, text: written.map((note) => indent + note).join('') },
  ]
}

function marksInTwo(file: string, unit: XmlElement, notes: readonly SegmentNote[], written: readonly string[]) {
  const list = elementsOf(unit, 'notes').find(({ contentStart, end }) => contentStart < end)
  const at = list?.contentEnd ?? elementsOf(unit, 'originalData', 'segment', 'ignorable')[0]?.start
  if (at === undefined) return []
  const [name, indent] = [`${prefixOf(unit)}notes`, indentBefore(file, at)]
  const text = list
    ? written.map((note) => (indent ? `  ${note}${indent}` : note)).join('')
    : `<${name}>${written.join('')}</${name}>${indent}`
  const states = notes.flatMap(({ segment: { holder } }) => [
    attributeEdit(holder, 'state', 'translated'),
    attributeEdit(holder, 'subState', 'refinix:needs-review'),
  ])
  return [...states, { start: at, end: at, text }]
}

/** Sets the value of an attribute, or adds it after the name of the tag. */
function attributeEdit({ name, start, attributes }: XmlElement, key: string, value: string): Edit {
  const known = attributes.get(key)
  if (known) return { start: known.start, end: known.end, text: value }
  const at = start + 1 + name.length
  return { start: at, end: at, text: ` ${key}="${value}"` }
}
