/** The beginning of an ICU argument with its first branch, a change of branches, an end, or a brace of something else. */
const tokens =
  /(?<head>\{\s*[\w.]+\s*,\s*(?:plural|select|selectordinal)\s*,(?:\s*offset:\d+)?\s*=?[\w-]+\s*\{)|\}\s*(?:=?[\w-]+\s*\{|(?<end>\}))|[{}]/g

/** In characters. A longer text is no message. */
const LONGEST = 10_000

/**
 * Finds the syntax of ICU MessageFormat arguments, {count, plural, one {a file} other {# files}}: all but the texts of
 * their branches. None in a text with an argument that is not closed.
 */
export function icuSyntax(text: string): readonly { readonly start: number; readonly end: number }[] {
  if (text.length > LONGEST || !text.includes('{')) return []
  const spans: { start: number; end: number }[] = []
  const open: ('branch' | 'brace')[] = []
  tokens.lastIndex = 0
  for (let token = tokens.exec(text); token; token = tokens.exec(text)) {
    const [{ index: start, 0: found }, isInBranch] = [token, open.at(-1) === 'branch']
    if (token.groups?.['head'] || (isInBranch && found.length > 1)) {
      spans.push({ start, end: start + found.length })
      if (token.groups?.['head']) open.push('branch')
      else if (token.groups?.['end']) open.pop()
    } else {
      if (found === '{') open.push('brace')
      else if (open.pop() === 'branch') return []
      tokens.lastIndex = start + 1
    }
  }
  return open.includes('branch') ? [] : spans
}

/** True if a text has an ICU argument with branches. */
export const hasBranches = (text: string): boolean => icuSyntax(text).length > 0
