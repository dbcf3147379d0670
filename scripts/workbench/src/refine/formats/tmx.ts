import { Content, type InlineKind } from './content.ts'
import { type BilingualFile, writtenLanguageTag, type Segment, type SegmentNote, type UnitPlace } from './document.ts'
import { scanXml, type Tag } from './scan.ts'
import { escapeXml, type Splice } from './span.ts'
import type { XmlInput } from './xliff.ts'

/** A text of a unit in one language. */
export interface Variant {
  readonly language: string
  readonly content: Content
  readonly tag: Tag
  /** When it was changed last, "20260102T101112Z"; empty where the file does not say. */
  readonly changed: string
}

interface MemoryUnit {
  readonly id: string
  readonly variants: readonly Variant[]
}

/** Reads the units of a translation memory. Throws a RefineFault. */
export function readMemory(file: string, kindOf: (tag: Tag) => InlineKind) {
  const units: MemoryUnit[] = []
  let [sourceLanguage, unit, unitChanged, language, changed] = ['', '', '', '', '']
  let variants: Variant[] = []
  let content: Content | null = null
  let depth = 0
  scanXml(file, {
    open: (tag) => {
      const { name, attributes } = tag
      const value = (key: string) => attributes.get(key)?.value ?? ''
      if (content) {
        depth += 1
        content.open(tag)
      } else if (name === 'header') sourceLanguage = value('srclang')
      else if (name === 'tu') [unit, variants, unitChanged] = [value('tuid'), [], value('changedate')]
      else if (name === 'tuv') {
        language = writtenLanguageTag(value('xml:lang') || value('lang')) ?? ''
        changed = value('changedate') || unitChanged
      } else if (name === 'seg') {
        content = new Content(file, kindOf)
        if (language) variants.push({ language, content, tag, changed })
      }
    },
    close: (name, start, end) => {
      if (content && depth > 0) {
        depth -= 1
        content.close(start, end)
      } else if (name === 'seg') content = null
      else if (name === 'tu') units.push({ id: unit, variants })
    },
    text: (start, end, isCdata) => content?.text(start, end, isCdata),
  })
  return { sourceLanguage, units }
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
        ...{ id: id || String(number), number, source: original.content.span, target: variant.content.span },
        ...{ sourceLanguage: original.language, targetLanguage: variant.language, unit: placeOf(variant, file, holds) },
      })
    }
  }
  return { format: 'tmx', segments }
}

const sameLanguage = (one: string, other: string) => one.split('-')[0] === other.toLowerCase().split(/[-_]/)[0]

function placeOf({ tag }: Variant, file: string, holds: XmlInput['holds']): UnitPlace {
  return {
    mark: (notes: readonly SegmentNote[]): readonly Splice[] => {
      const [indent = ''] = /(?:\r\n?|\n)[ \t]*$/.exec(file.slice(Math.max(0, tag.start - 200), tag.start)) ?? []
      const said = notes.map(({ note }) => `<note>${escapeXml(note, holds)}</note>${indent}`)
      const text = `<prop type="x-state">needs-review</prop>${indent}${said.join('')}`
      return [{ start: tag.start, end: tag.start, text }]
    },
  }
}
