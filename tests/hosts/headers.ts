/** A block of `_headers`: which addresses it is for, and what it sets. */
export interface HeaderRule {
  readonly pattern: string
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/**
 * Reads the text of a `_headers` file as Netlify and Cloudflare Pages do: a pattern at the start of a line, indented
 * `Name: value` lines below it, comments after `#`. Throws on a line that is none of these, with its number.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: (readonly [string, string])[] }[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue
    const header = /^\s+([\w-]+):\s*(.*\S)\s*$/.exec(line)
    const [name, value] = [header?.[1], header?.[2]]
    if (name !== undefined && value !== undefined && rules.length > 0) rules.at(-1)?.headers.push([name, value])
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: [] })
    else throw new Error(`_headers, line ${index + 1}: expected a path or "  Name: value" below one, found "${line}".`)
  }
  return rules
}

/** The headers for an address, by lower-case name; values that two rules set are joined by a comma, as Cloudflare does. */
export function headersAt(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const { pattern, headers } of rules) {
    if (!matches(pattern, pathname)) continue
    for (const [name, value] of headers) {
      const key = name.toLowerCase()
      const before = found.get(key)
      found.set(key, before === undefined ? value : `${before}, ${value}`)
    }
  }
  return found
}

/** Whether an address is one of a pattern's, in which `*` stands for anything. */
export function matches(pattern: string, pathname: string): boolean {
  const literal = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${literal.join('.*')}$`).test(pathname)
}
