import type { IncomingHttpHeaders } from 'node:http'

/**
 * The codings that an Accept-Encoding takes, of those on offer and in their order; none for an empty header. Weights
 * only count as yes or no, since the server's order is that of the sizes.
 */
export function acceptedCodings<T extends { readonly coding: string }>(accept: string, offered: readonly T[]): T[] {
  const weights = new Map(
    accept.split(',').map((item): [string, number] => {
      const [coding = '', ...parameters] = item
        .toLowerCase()
        .split(';')
        .map((part) => part.trim())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [coding, weight ? Number(weight.slice(2)) : 1]
    }),
  )
  return offered.filter(({ coding }) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0)
}

/** Whether the client's copy is still good: If-None-Match, compared weakly, or else If-Modified-Since. */
export function isCurrent(headers: IncomingHttpHeaders, found: { etag: string; modified: Date }): boolean {
  const known = headers['if-none-match']
  if (known !== undefined) {
    const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
    return tags.includes(found.etag) || known.trim() === '*'
  }
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Math.floor(found.modified.getTime() / 1000) * 1000 <= since
}

/**
 * The one byte range that a request asks for, both ends included. Null, which means the whole file, when there is none,
 * more than one, one that cannot be read, or an If-Range that names another version.
 */
export function rangeIn(
  headers: IncomingHttpHeaders,
  { size, etag }: { size: number; etag: string },
): { start: number; end: number } | 'unsatisfiable' | null {
  const [whole, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (whole === undefined || first + last === '') return null
  const condition = headers['if-range']
  if (condition !== undefined && condition !== etag) return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
