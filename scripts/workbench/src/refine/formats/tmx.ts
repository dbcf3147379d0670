import { Content, type InlineKind } from './content.ts'
import { type BilingualFile, languageTag, type Segment, type SegmentNote, type UnitPlace } from './document.ts'
import { type Handler, scanXml, type Tag } from './scan.ts'
import { escapeXml, type Splice } from './span.ts'
import type { XmlInput } from './xliff.ts'

interface Variant {
  readonly language: string
  readonly content: Content
  readonly tag: Tag
}

/** Reads a translation memory: each language of a unit but that of the source is a translation. */
export function readTmx({ file, holds }: XmlInput): BilingualFile {
  const segments: Segment[] = []
  let [sourceLanguage, unit, language] = ['', '', '']
  let variants: Variant[] = []
  let content: Content | null = null
  let depth = 0
  const finish = () => {
    const isSource = (variant: Variant) => sameLanguage(variant.language, sourceLanguage)
    const original = variants.find(isSource) ?? variants[0]
    for (const variant of variants) {
      if (!original || variant === original) continue
      const number = segments.length + 1
      segments.push({
        ...{ id: unit || String(number), number, source: original.content.span, target: variant.content.span },
        ...{ sourceLanguage: original.language, targetLanguage: variant.language, unit: placeOf(variant, file, holds) },
      })
    }
  }
  const handler: Handler = {
    open: (tag) => {
      const { attributes } = tag
      if (content) {
        depth += 1
        content.open(tag)
      } else if (tag.name === 'header') sourceLanguage = attributes.get('srclang')?.value ?? ''
      else if (tag.name === 'tu') [unit, variants] = [attributes.get('tuid')?.value ?? '', []]
      else if (tag.name === 'tuv') {
        language = languageTag((attributes.get('xml:lang') ?? attributes.get('lang'))?.value) ?? ''
      } else if (tag.name === 'seg') {
        content = new Content(file, kindOf)
        if (language) variants.push({ language, content, tag })
      }
    },
    close: (name, start, end) => {
      if (content && depth > 0) {
        depth -= 1
        content.close(start, end)
      } else if (name === 'seg') content = null
      else if (name === 'tu') finish()
    },
    text: (start, end, isCdata) => content?.text(start, end, isCdata),
  }
  scanXml(file, handler)
  return { format: 'tmx', segments }
}

const kindOf = ({ name }: Tag): InlineKind => (name === 'hi' ? 'tags' : 'whole')

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
