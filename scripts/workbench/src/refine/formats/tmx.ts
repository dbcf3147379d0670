import { attributeOf, elementsOf, readXml, type XmlElement } from '../../formats/readXml.ts'
import { writtenLanguageTag } from './document.ts'
import { contentOf, type InlineKind, type Span } from './span.ts'

/** A text of a unit in one language. */
export interface Variant {
  readonly language: string
  readonly span: Span
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
      return [{ language, span: contentOf(segment, kindOf).span, changed }]
    })
    units.push({ id: attributeOf(unit, 'tuid') ?? '', variants })
  }
  const [header] = elementsOf(readXml(file, new Map([['tu', take]])), 'header')
  return { sourceLanguage: attributeOf(header, 'srclang') ?? '', units }
}
