import { FileFault } from './fileFault.ts'

/** An entry of gettext PO. */
export interface PoEntry {
  /** The line of its first keyword, from 1. */
  readonly line: number
  readonly isObsolete: boolean
  /** Its comments by their signs ("#" for those of translators), a line each. */
  readonly comments: ReadonlyMap<string, readonly string[]>
  /** By "msgctxt", "msgid", "msgid_plural", "msgstr" or "msgstr[1]". */
  readonly texts: ReadonlyMap<string, string>
}

const obsolete = /^\s*#~\s?(?!\|)/
const comment = /^\s*(#[.:,|~]*)\s?(.*?)\s*$/
const keyword = /^\s*(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?)\s*(?=")/
const quoted = /^\s*"((?:[^"\\]|\\[ntr"\\])*)"\s*$/
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

/** The value of a header field, such as "Language"; null without one. */
export function poHeader(entries: readonly PoEntry[], name: string): string | null {
  const header = entries.find(({ texts }) => texts.get('msgid') === '' && !texts.get('msgctxt'))
  const lines = header?.texts.get('msgstr')?.split('\n') ?? []
  const found = lines.findLast((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return found?.slice(name.length + 1).trim() || null
}

/**
 * Reads the entries of a file. An entry ends at an empty line, at a comment after texts, or before a keyword that
 * starts another. Throws a FileFault.
 */
export function readPo(file: string): readonly PoEntry[] {
  const entries: PoEntry[] = []
  let comments = new Map<string, string[]>()
  let texts = new Map<string, string>()
  let current = ''
  for (const [index, line] of file.split(/\r\n?|\n/).entries()) {
    const content = line.replace(obsolete, '').trim()
    const [, sign, words = ''] = comment.exec(content) ?? []
    const [lead = '', name] = keyword.exec(content) ?? []
    const isNext = sign !== undefined || name === 'msgctxt' || (name === 'msgid' && texts.has('msgid'))
    if (content === '' || (isNext && texts.size > 0)) {
      comments = new Map()
      texts = new Map()
      current = ''
    }
    if (content === '') continue
    if (sign) {
      comments.set(sign, [...(comments.get(sign) ?? []), words])
      continue
    }
    if (name) {
      if (texts.size === 0) entries.push({ line: index + 1, isObsolete: obsolete.test(line), comments, texts })
      current = name
    }
    const [, literal] = quoted.exec(content.slice(lead.length)) ?? []
    if (literal === undefined || current === '') {
      const expected =
        'a keyword of gettext and a text in quotation marks, with \\n, \\t, \\" and \\\\ alone as escapes'
      throw new FileFault('not-well-formed', { line: index + 1, expected, found: `“${content.slice(0, 30)}”` })
    }
    const text = literal.replace(/\\(.)/g, (_, escaped: string) => escapes[escaped] ?? escaped)
    texts.set(current, (texts.get(current) ?? '') + text)
  }
  return entries.filter((entry) => entry.texts.has('msgid'))
}
