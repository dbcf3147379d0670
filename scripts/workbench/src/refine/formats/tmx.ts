import { attributeOf, elementsOf, readXml, type XmlElement } from '../../formats/readXml.ts'
import { type BilingualFile, type Segment, type SegmentNote, type UnitPlace, writtenLanguageTag } from './document.ts'
import { contentOf, escapeXml, indentBefore, type InlineKind, type Span, type Splice } from './span.ts'
import type { XmlInput } from './xliff.ts'

/** A text of a unit in one language. */
export interface Variant {
  readonly language: string
  readonly span: Span
  readonly segment: XmlElement
  /** When it was changed last, "20260102T101112Z"; empty where the file does not say. */
  readonly changed: string
}

interface MemoryUnit {
  readonly id: string
  readonly variants: readonly Variant[]
}

/** Reads the units of a translation memory. Throws a FileFault. */
export function readMemory(file: string, kindOf: (inline: XmlElement) => InlineKind) {
  const units: MemoryUnit[] = []
  const take = (unit: XmlElement) => {
    const variants = elementsOf(unit, 'tuv').flatMap((one): Variant[] => {
      const language = writtenLanguageTag(attributeOf(one, 'xml:lang') || attributeOf(one, 'lang'))
      const [segment] = elementsOf(one, 'seg')
      if (!language || !segment) return []
      const changed = attributeOf(one, 'changedate') || attributeOf(unit, 'changedate') || ''
      return [{ language, span: contentOf(segment, kindOf).span, segment, changed }]
    })
    units.push({ id: attributeOf(unit, 'tuid') ?? '', variants })
  }
  const [header] = elementsOf(readXml(file, new Map([['tu', take]])), 'header')
  return { sourceLanguage: attributeOf(header, 'srclang') ?? '', units }
}

/** Reads a translation memory as a file to be corrected: each language of a unit but that of the source is a translation. */
export function readTmx({ file, holds }: XmlInput): BilingualFile {
  const { sourceLanguage, units } = readMemory(file, ({ name }) => (name === 'hi' ? 'tags' : 'whole'))
  const segments: Segment[] = []
  for (const { id, variants } of units) {
    const original = variants.find(({ language }) => sameLanguage(language, sourceLanguage)) ?? variants[0]
    for (const variant of variants) {
      if (!original || variant === original) continue
      const number = segments.length + 1
      segments.push({
        ...{ id: id || String(number), number, source: original.span, target: variant.span },
        ...{ sourceLanguage: original.language, targetLanguage: variant.language, unit: placeOf(variant, file, holds) },
      })
    }
  }
  return { format: 'tmx', segments }
}

const sameLanguage = (one: string, other: string) => one.split('-')[0] === other.toLowerCase().split(/[-_]/)[0]

function placeOf({ segment: { start } }: Variant, file: string, holds: XmlInput['holds']): UnitPlace {
  return {
    mark: (notes: readonly SegmentNote[]): readonly Splice[] => {
      const indent = indentBefore(file, start)
      const said = notes.map(({ note }) => `<note>${escapeXml(note, holds)}</note>${indent}`)
      const text = `<prop type="x-state">needs-review</prop>${indent}${said.join('')}`
      return [{ start, end: start, text }]
    },
  }
}
