import type { Note } from '../model/notes.ts'
import { commentLines } from '../model/records/comments.ts'
import { parseBaseline } from './baseline.ts'

/** What remarks.ts writes, and the places that msgcat --strict turns into comments. */
const written = [
  /^Used on (?:every page|\/\S*(?:, \/\S*)*(?: and \d+ more)?)$/,
  /^Seen on the page: \S+$/,
  /^Terms: .* = /,
  /^(?:At most|About) \d+ characters(?: fit)?$/,
  /^Plural form "\w+" of .*: for (?:numbers|fractions) such as [\d., ]+$/,
  /^Shown as it is in every language: not to be translated$/,
  /^The English has changed since this was translated: please compare$/,
  /^Nobody has said which English this text was made from: please compare$/,
  /(?:^It was| has) said that this needs work$/,
  /^File: \S+, line: -?\d+$/,
]

/**
 * Tells the lines that an export writes beside a text from what a translator has written: some tools drop the categories of
 * notes, or copy all notes into one.
 */
export function ownNotes(notes: readonly Note[]): (line: string) => boolean {
  const descriptions = new Set(notes.flatMap(({ note }) => commentLines(note ?? '')))
  return (line) =>
    descriptions.has(line) ||
    parseBaseline(line.replace(/^As exported: /, '')) !== null ||
    written.some((pattern) => pattern.test(line))
}
