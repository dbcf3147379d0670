import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { contentSecurityPolicy } from '../../scripts/hosting/csp.ts'
import { cachePolicy, caching, isHidden, notFoundFile, securityHeaders } from '../../scripts/hosting/policy.ts'
import { originLocales } from '../../scripts/lib/builds.ts'
import { localizePath } from '../../src/i18n/href.ts'
import { each, type Row, type Subject } from './probe.ts'
import { pages } from './rows-files.ts'

const read = ({ folder }: Subject, file: string) => readFile(path.join(folder, file), 'utf8')

/** The lines of a `_redirects` file: from, to, status. */
const redirectsIn = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([from = '', to = '', status]) => ({ from, to, status: Number(status) }))

/** Scripts that stand in the document itself, with their text: data blocks are not run, and no policy holds for them. */
const inlineScripts = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>(.*?)<\/script>/gis
const handler = /<[a-z][^>]*\son[a-z]+=["']/i
const scriptLink = /\s(href|src|action)=["']?\s*javascript:/i

/** Rows on the files of the site, whoever serves them. */
export const ruleRows: readonly Row[] = [
  {
    name: '_headers says the same, for every address',
    check: async (subject, probe) => {
      const rules = parseHeaders(await read(subject, '_headers'))
      const addresses = [...pages.map(({ address }) => address), ...subject.files, '/no-such-page']
      for (const address of addresses.filter((candidate) => !isHidden(candidate))) {
        const found = headersAt(rules, address)
        // Netlify and Cloudflare Pages revalidate what has no rule of its own.
        const cache = found.get('cache-control') ?? caching.revalidated
        found.delete('cache-control')
        probe.equal(cache, cachePolicy(address), `${address} Cache-Control`)
        const expected = securityHeaders(subject.env).map(([name, value]) => [name.toLowerCase(), value])
        probe.equal([...found], expected, address)
      }
    },
  },
  {
    name: '_redirects says the same, for every locale',
    check: async (subject, probe) => {
      const rules = redirectsIn(await read(subject, '_redirects'))
      for (const { code } of originLocales) {
        const unknown = localizePath(code, '/no/such-page')
        const rule = rules.find(({ from }) => matches(from, unknown))
        // Without a rule both hosts answer with /404.html.
        probe.equal([rule?.to ?? '/404.html', rule?.status ?? 404], [notFoundFile(unknown), 404], unknown)
        probe.holds(subject.files.includes(notFoundFile(unknown)), 'a file', notFoundFile(unknown))
      }
      const address = pages.find((page) =>
        rules.some(({ from, status }) => status !== 404 && matches(from, page.address)),
      )
      probe.equal(address?.address, undefined, 'a page that a rule redirects')
    },
  },
  {
    name: 'No document holds code that the policy would stop',
    check: (subject, probe) => {
      const policy = contentSecurityPolicy(subject.env)
      return each(
        subject.files.filter((file) => file.endsWith('.html')),
        async (file) => {
          const html = await read(subject, file)
          for (const pattern of [handler, scriptLink])
            probe.equal(pattern.exec(html)?.[0], undefined, `${file} ${pattern}`)
          for (const [, script = ''] of html.matchAll(inlineScripts)) {
            const hash = createHash('sha256').update(script).digest('base64')
            probe.holds(policy.includes(`'sha256-${hash}'`), 'a script that the policy names', `${file} ${script}`)
          }
        },
      )
    },
  },
]

/** A block of `_headers`: which addresses it is for, and what it sets. */
interface HeaderRule {
  readonly pattern: string
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/**
 * Reads the text of a `_headers` file as Netlify and Cloudflare Pages do: a pattern at the start of a line, indented
 * `Name: value` lines below it, comments after `#`. Throws on a line that is none of these, with its number.
 */
function parseHeaders(text: string): HeaderRule[] {
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
function headersAt(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
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
function matches(pattern: string, pathname: string): boolean {
  const literal = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${literal.join('.*')}$`).test(pathname)
}
