import { FileFault } from '../../formats/fileFault.ts'
import { type PoEntry, poHeader, poText, readPo } from '../../formats/readPo.ts'
import { type BilingualFile, type Segment, type SegmentNote, type UnitPlace, writtenLanguageTag } from './document.ts'
import { type Span, SpanBuilder, type Splice } from './span.ts'

/** Reads gettext PO as a file to be corrected: what is not obsolete, each plural form by itself. */
export function readPoFile(file: string, named: string | null): BilingualFile {
  const entries = readPo(file).filter(({ isObsolete }) => !isObsolete)
  const targetLanguage = writtenLanguageTag(poHeader(entries, 'Language')) ?? named
  if (targetLanguage === null) throw new FileFault('no-target-language')
  const sourceLanguage = writtenLanguageTag(poHeader(entries, 'X-Source-Language')) ?? 'en'
  const segments: Segment[] = []
  const seen = new Set<string>()
  for (const entry of entries) {
    const source = spanOf(entry, 'msgid')
    if (source.text === '') continue
    const id = [poText(entry, 'msgctxt'), source.text].filter((part) => part !== null).join('|')
    if (seen.has(id)) throw new FileFault('duplicate-id', { id: id.slice(0, 60), line: entry.line })
    seen.add(id)
    const unit = placeOf(entry, file.includes('\r\n') ? '\r\n' : '\n')
    const plural = entry.texts.has('msgid_plural') ? spanOf(entry, 'msgid_plural') : source
    for (const name of entry.texts.keys()) {
      if (!name.startsWith('msgstr')) continue
      segments.push({
        ...{ id: id.slice(0, 80), number: segments.length + 1, source: /\[0\]|r$/.test(name) ? source : plural },
        ...{ target: spanOf(entry, name), sourceLanguage, targetLanguage, unit },
      })
    }
  }
  return { format: 'po', segments }
}

function spanOf({ texts }: PoEntry, name: string): Span {
  const builder = new SpanBuilder()
  for (const { text, start, end } of texts.get(name) ?? []) builder.put(text, start, end, 'po')
  return builder.done()
}

function placeOf({ start, keywords, flags }: PoEntry, lineEnd: string): UnitPlace {
  return {
    mark: (notes: readonly SegmentNote[]): readonly Splice[] => {
      const said = [...new Set(notes.map(({ note }) => `# Refinix: ${note}${lineEnd}`))].join('')
      const comment = { start, end: start, text: said }
      if (/(?:^|,)\s*fuzzy\s*(?:,|$)/.test(flags?.text ?? '')) return [comment]
      if (flags) return [comment, { start: flags.at, end: flags.at, text: ' fuzzy,' }]
      return [comment, { start: keywords, end: keywords, text: `#, fuzzy${lineEnd}` }]
    },
  }
}
