/** The extension of whole files. */
export const WHOLE_ENDING = '.md'

/** True if a file is a single message. */
export const isWholeFile = (file: string): boolean => file.endsWith(WHOLE_ENDING)

/** The key of the one message of a whole file. */
export const WHOLE_KEY = 'text'

/** The message of a whole file: its text with normalized line ends, without the draft line of its front matter. */
export function wholeText(file: string): string {
  const { lines, draft } = linesOf(file)
  return lines.toSpliced(draft, draft < 0 ? 0 : 1).join('\n')
}

/**
 * Replaces the message of a whole file. Its draft status is kept, on the same line if it has one, and so are its line
 * ends.
 */
export function withWholeText(file: string, text: string): string {
  const { lines, draft } = linesOf(file)
  const next = linesOf(wholeText(text))
  const added = draft < 0 || next.end < 0 ? [] : lines.slice(draft, draft + 1)
  const mark = file.startsWith('\uFEFF') ? '\uFEFF' : ''
  return mark + next.lines.toSpliced(Math.min(draft, next.end), 0, ...added).join(file.includes('\r\n') ? '\r\n' : '\n')
}

/** The lines of a file, with the indices of the draft line and of the last line of the front matter; -1 for none. */
function linesOf(file: string) {
  const lines = file.replace(/^\uFEFF/, '').split(/\r?\n/)
  const end = lines[0] === '---' ? lines.findIndex((line, index) => index > 0 && line.startsWith('---')) : -1
  return { lines, end, draft: lines.findIndex((line, index) => index < end && line.startsWith('draft:')) }
}
