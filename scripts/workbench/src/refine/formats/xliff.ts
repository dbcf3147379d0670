import { lineAt } from '../../lib/fault.ts'
import { RefineFault } from '../refineFault.ts'
import { Content, type InlineKind } from './content.ts'
import { type BilingualFile, writtenLanguageTag, type Segment, type SegmentNote, type UnitPlace } from './document.ts'
import { type Handler, scanXml, type Tag } from './scan.ts'
import { emptySpan, escapeXml, type Span, type Splice } from './span.ts'

/** A unit while it is read: <trans-unit> of 1.x, <unit> of 2.x. */
interface Unit {
  readonly id: string
  readonly tag: Tag
  /** Of 2.x. */
  notesEnd: number | null
  /** Where notes may stand in 2.x. */
  notesPlace: number | null
  segment: OpenSegment
  readonly places: Map<Segment, OpenSegment>
  readonly place: UnitPlace
}

interface OpenSegment {
  readonly id: string
  readonly tag: Tag | null
  source: Content | null
  target: Content | null
  targetTag: Tag | null
  targetEnd: number
}

const noSegment: OpenSegment = { id: '', tag: null, source: null, target: null, targetTag: null, targetEnd: 0 }

interface Context {
  readonly translates: boolean
  readonly source: string | null
  readonly target: string | null
}

export interface XmlInput {
  readonly file: string
  readonly holds: (text: string) => boolean
  /** The language that the file's name says. */
  readonly named: string | null
}

const texts = new Set(['g', 'pc', 'mrk', 'hi'])
/** Elements of 1.x and 2.x whose content is no translation of the unit's source. */
const aside = new Set(['alt-trans', 'matches', 'glossary', 'bin-source', 'bin-target', 'ignorable'])

function kindOf({ name, attributes }: Tag): InlineKind {
  const local = localOf(name)
  const type = attributes.get('mtype')?.value
  if (local === 'mrk' && type === 'seg') return 'segment'
  const isProtected = type === 'protected' || attributes.get('translate')?.value === 'no'
  return texts.has(local) && !isProtected ? 'tags' : 'whole'
}

const localOf = (name: string) => name.slice(name.indexOf(':') + 1)

/** Reads XLIFF 1.1, 1.2 and 2.x; the root element has been seen to be one of these. */
export function readXliff(input: XmlInput): BilingualFile {
  const reader = new XliffReader(input)
  scanXml(input.file, reader)
  return { format: reader.isTwo ? 'xliff2' : 'xliff12', segments: reader.segments }
}

class XliffReader implements Handler {
  readonly segments: Segment[] = []
  isTwo = false
  readonly #input: XmlInput
  #prefix = ''
  #namespace: string | undefined
  /** What the elements around say, one for each that is open. */
  readonly #contexts: Context[] = []
  #unit: Unit | null = null
  #content: Content | null = null
  /** Open elements inside what is left aside. */
  #aside = 0
  #inContent = 0
  #ids = new Set<string>()

  constructor(input: XmlInput) {
    this.#input = input
  }

  open = (tag: Tag): void => {
    if (this.#content) {
      this.#inContent += 1
      this.#content.open(tag)
      return
    }
    const isOurs = this.#isOurs(tag)
    if (this.#contexts.length === 0) this.#root(tag)
    else if (this.#aside > 0 || !isOurs || aside.has(localOf(tag.name))) {
      if (this.#unit && isOurs && localOf(tag.name) === 'ignorable') this.#unit.notesPlace ??= tag.start
      this.#aside += 1
    } else this.#element(tag, localOf(tag.name))
    this.#contexts.push(this.#contextOf(tag))
  }

  close = (name: string, start: number, end: number): void => {
    if (this.#content) {
      if (this.#inContent > 0) {
        this.#inContent -= 1
        this.#content.close(start, end)
        return
      }
      this.#content = null
      if (this.#unit && localOf(name) === 'target') this.#unit.segment.targetEnd = end
    }
    this.#contexts.pop()
    if (this.#aside > 0) {
      this.#aside -= 1
      return
    }
    const unit = this.#unit
    const local = localOf(name)
    if (!unit) return
    if (local === 'notes') unit.notesEnd = start === end ? null : start
    else if (local === 'segment') this.#finishSegment(unit)
    else if (local === 'trans-unit' || local === 'unit') {
      if (!this.isTwo) this.#finishSegment(unit)
      this.#unit = null
    }
  }

  text = (start: number, end: number, isCdata: boolean): void => {
    this.#content?.text(start, end, isCdata)
  }

  /** Whether an element is of XLIFF, and none of what tools add. */
  #isOurs({ name, attributes }: Tag): boolean {
    const space = attributes.get('xmlns')?.value
    if (space !== undefined && space !== this.#namespace) return false
    return name.startsWith(this.#prefix) && !name.slice(this.#prefix.length).includes(':')
  }

  #root({ name, attributes }: Tag) {
    this.#namespace = attributes.get('xmlns')?.value
    this.#prefix = name.slice(0, name.length - localOf(name).length)
    this.isTwo = attributes.get('version')?.value.startsWith('2') ?? false
  }

  #contextOf({ attributes }: Tag): Context {
    const around = this.#contexts.at(-1) ?? { translates: true, source: null, target: null }
    // Most elements say nothing of the languages.
    if (attributes.size === 0) return around
    const firstOf = (...names: readonly string[]) => names.map((name) => attributes.get(name)?.value).find(Boolean)
    const translate = attributes.get('translate')?.value
    return {
      translates: translate === undefined ? around.translates : translate !== 'no',
      source: writtenLanguageTag(firstOf('source-language', 'srcLang')) ?? around.source,
      target: writtenLanguageTag(firstOf('target-language', 'trgLang')) ?? around.target,
    }
  }

  #element(tag: Tag, local: string) {
    const unit = this.#unit
    if (local === 'file') this.#ids = new Set()
    else if (local === 'trans-unit' || local === 'unit') this.#startUnit(tag)
    else if (!unit) return
    else if (local === 'segment') {
      unit.notesPlace ??= tag.start
      unit.segment = { ...noSegment, id: tag.attributes.get('id')?.value ?? '', tag }
    } else if (local === 'originalData') unit.notesPlace ??= tag.start
    else if (local === 'source' || local === 'seg-source' || local === 'target') {
      const content = new Content(this.#input.file, kindOf)
      unit.segment[local === 'target' ? 'target' : 'source'] = content
      this.#content = content
      this.#inContent = 0
      if (local === 'target') unit.segment.targetTag = tag
    }
  }

  #startUnit(tag: Tag) {
    const id = tag.attributes.get('id')?.value ?? ''
    if (id && this.#ids.has(id)) {
      throw new RefineFault('duplicate-id', { id, line: lineAt(this.#input.file, tag.start) })
    }
    this.#ids.add(id)
    const unit: Unit = {
      ...{ id, tag, notesEnd: null, notesPlace: null, segment: { ...noSegment }, places: new Map() },
      place: { mark: (notes) => (this.isTwo ? this.#markTwo(unit, notes) : this.#markFirst(unit, notes)) },
    }
    this.#unit = unit
  }

  #finishSegment(unit: Unit) {
    const { segment } = unit
    unit.segment = { ...noSegment }
    const { source, target, translates } = this.#languagesOf(unit, segment)
    if (!segment.source || !translates) return
    if (target === null) throw new RefineFault('no-target-language')
    for (const { id, source: original, target: translation } of partsOf(unit, segment)) {
      const made: Segment = {
        ...{ id, number: this.segments.length + 1, source: original, target: translation },
        ...{ sourceLanguage: source ?? 'en', targetLanguage: target, unit: unit.place },
      }
      this.segments.push(made)
      unit.places.set(made, segment)
    }
  }

  #languagesOf(unit: Unit, { targetTag }: OpenSegment) {
    const around = this.#contexts.at(-1)
    const own = writtenLanguageTag(targetTag?.attributes.get('xml:lang')?.value)
    const translate = unit.tag.attributes.get('translate')?.value
    const translates = translate === undefined ? around?.translates !== false : translate !== 'no'
    return { source: around?.source ?? null, target: around?.target ?? own ?? this.#input.named, translates }
  }

  #markFirst(unit: Unit, notes: readonly SegmentNote[]): readonly Splice[] {
    const [place] = unit.places.values()
    if (!place?.targetTag) return []
    const approved = unit.tag.attributes.get('approved')
    const indent = this.#indentBefore(place.targetTag.start)
    const written = notes.map((one) => indent + this.#noteOf(said(unit, one)))
    return [
      ...(approved?.value === 'yes' ? [{ start: approved.start, end: approved.end, text: 'no' }] : []),
      attributeSplice(place.targetTag, 'state', 'needs-review-translation'),
      { start: place.targetEnd, end: place.targetEnd, text: written.join('') },
    ]
  }

  #noteOf = (note: string) => `<${this.#prefix}note from="Refinix">${this.#escape(note)}</${this.#prefix}note>`

  #markTwo(unit: Unit, notes: readonly SegmentNote[]): readonly Splice[] {
    const at = unit.notesEnd ?? unit.notesPlace
    if (at === null) return []
    const [note, list] = [`${this.#prefix}note`, `${this.#prefix}notes`]
    const written = notes.map((one) => {
      return `<${note} category="refinix" appliesTo="target">${this.#escape(said(unit, one))}</${note}>`
    })
    const indent = this.#indentBefore(at)
    const text =
      unit.notesEnd === null
        ? `<${list}>${written.join('')}</${list}>${indent}`
        : written.map((each) => (indent ? `  ${each}${indent}` : each)).join('')
    const states = notes.flatMap(({ segment }) => {
      const tag = unit.places.get(segment)?.tag
      if (!tag) return []
      return [attributeSplice(tag, 'state', 'translated'), attributeSplice(tag, 'subState', 'refinix:needs-review')]
    })
    return [...states, { start: at, end: at, text }]
  }

  #escape = (note: string) => escapeXml(note, this.#input.holds)

  /** The line break and the spaces before an element; empty where something else stands there. */
  #indentBefore(start: number): string {
    return /(?:\r\n?|\n)[ \t]*$/.exec(this.#input.file.slice(Math.max(0, start - 200), start))?.[0] ?? ''
  }
}

/** A note, which names its segment where the unit has several. */
const said = ({ places }: Unit, { segment, note }: SegmentNote) => (places.size > 1 ? `${segment.id}: ${note}` : note)

/** An attribute with another value, or added behind the name of the tag. */
function attributeSplice({ name, start, attributes }: Tag, key: string, value: string): Splice {
  const known = attributes.get(key)
  if (known) return { start: known.start, end: known.end, text: value }
  const at = start + 1 + name.length
  return { start: at, end: at, text: ` ${key}="${value}"` }
}

interface Part {
  readonly id: string
  readonly source: Span
  readonly target: Span
}

/** The texts of a unit, or of each of the segments that <mrk mtype="seg"> makes of it. */
function partsOf(unit: Unit, { id, source, target }: OpenSegment): readonly Part[] {
  const name = id ? `${unit.id}/${id}` : unit.id
  if (!target || target.parts.length === 0) {
    return [{ id: name, source: source?.span ?? emptySpan, target: target?.span ?? emptySpan }]
  }
  return target.parts.map((part, index) => {
    const original = source?.parts.find((other) => other.id === part.id)
    return { id: `${name}/${part.id || index + 1}`, source: original?.span ?? emptySpan, target: part.span }
  })
}
