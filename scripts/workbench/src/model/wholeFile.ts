/** How the names of whole files end. */
export const WHOLE_ENDING = '.md'

/** Whether a file is one message as a whole. */
export const isWholeFile = (file: string): boolean => file.endsWith(WHOLE_ENDING)

/** The key of the one message of a whole file. */
export const WHOLE_KEY = 'text'

/**
 * The message of a whole file: its text, without the line of its front matter that says whether it is a draft, and whatever the
 * ends of its lines.
 */
export function wholeText(file: string): string {
  const { lines, draft } = linesOf(file)
  return lines.toSpliced(draft, draft < 0 ? 0 : 1).join('\n')
}

/** A whole file with another message: what it says of being a draft stays, in the same line where there is one, and so do ends of lines. */
export function withWholeText(file: string, text: string): string {
  const { lines, draft } = linesOf(file)
  const next = linesOf(wholeText(text))
  const added = draft < 0 || next.end < 0 ? [] : lines.slice(draft, draft + 1)
  const mark = file.startsWith('\uFEFF') ? '\uFEFF' : ''
  return mark + next.lines.toSpliced(Math.min(draft, next.end), 0, ...added).join(file.includes('\r\n') ? '\r\n' : '\n')
}

/** The lines of a file, the places among them of the one about drafts and of the last one of the front matter; -1 for none. */
function linesOf(file: string) {
  const lines = file.replace(/^\uFEFF/, '').split(/\r?\n/)
  const end = lines[0] === '---' ? lines.findIndex((line, index) => index > 0 && line.startsWith('---')) : -1
  return { lines, end, draft: lines.findIndex((line, index) => index < end && line.startsWith('draft:')) }
}
