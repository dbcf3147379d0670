import { caching, hiddenPatterns, isHidden, redirectStatus } from '../../scripts/hosting/policy.ts'
import type { RedirectRow } from '../../scripts/hosting/redirects.ts'
import { originLocales } from '../../scripts/lib/builds.ts'
import { defaultLocale, localeOf } from '../../src/config/locales.ts'
import { pathOf } from '../../src/config/routes.ts'
import { href, localizePath } from '../../src/i18n/href.ts'
import { decoded } from './http.ts'
import { each, type Probe, type Row, type Subject } from './probe.ts'
import { pages } from './rows-files.ts'
import { redirects as moved } from './servers.ts'

/** The long forms of every page's address, and of what does not exist. */
const longForms = [...pages.map(({ address }) => address), '/no/such/page'].flatMap((address) =>
  address === '/'
    ? ['/index.html', '/index', '/index/', '//', '//index.html'].map((from): [string, string] => [from, '/'])
    : [`${address}/`, `${address}.html`, `${address}/index.html`, `/${address}`, `/${address}/`, `${address}//`].map(
        (from): [string, string] => [from, address],
      ),
)

async function redirects(subject: Subject, probe: Probe, from: string, to: string, more: string[] = []) {
  await leadsOn(subject, probe, { from, to, status: redirectStatus }, more)
}

async function leadsOn({ send, env }: Subject, probe: Probe, { from, to, status }: RedirectRow, more: string[]) {
  const answer = await send(from)
  const { headers } = answer
  probe.equal([answer.status, headers.location], [status, to], from)
  probe.equal(headers['cache-control'], caching.revalidated, `${from} Cache-Control`)
  if (more.includes('headers')) probe.hasHeaders(answer, env, from)
}

async function isMissing({ send, env, codings }: Subject, probe: Probe, address: string, lang: string) {
  for (const accept of ['identity', ...codings]) {
    const answer = await send(address, { 'accept-encoding': accept })
    const where = `${address} (${accept})`
    probe.equal(answer.status, 404, where)
    probe.match((await decoded(answer)).toString(), new RegExp(`^<!doctype html><html lang="${lang}"`), `${where} page`)
    probe.match(answer.headers['content-type'], /^text\/html; ?charset=utf-8$/i, where)
    probe.equal(answer.headers['cache-control'], caching.revalidated, `${where} Cache-Control`)
    probe.hasHeaders(answer, env, where)
  }
}

/** Addresses that try to turn a redirect against the visitor. */
const traps = [
  '//evil.example',
  '//evil.example/',
  '//evil.example/about.html',
  '///evil.example/%2e%2e/',
  '/%2f%2fevil.example/',
  '/%5cevil.example/',
  '/\\evil.example/',
  '/about%0d%0aset-cookie:x=1/',
  '/@evil.example/',
  '/%2e%2e//evil.example/',
]

/** Rows on addresses that are no page's own. */
export const addressRows: readonly Row[] = [
  {
    name: `Long forms of every address: ${redirectStatus} to the clean one`,
    check: (subject, probe) => each(longForms, ([from, to]) => redirects(subject, probe, from, to)),
  },
  {
    name: 'A redirect keeps the query and sends the headers',
    check: async (subject, probe) => {
      const english = pathOf('about')
      await redirects(subject, probe, `${english}/?a=1&b=//x`, `${english}?a=1&b=//x`, ['headers'])
      for (const { code } of originLocales) {
        const about = href(code, 'about')
        await redirects(subject, probe, `${about}.html?q=%C5%82`, `${about}?q=%C5%82`, ['headers'])
      }
      probe.equal((await subject.send(`${english}?x=a//b/`)).status, 200, `${english}?x=a//b/`)
    },
  },
  {
    name: 'Moved pages: to the new path in every language, at once',
    check: async (subject, probe) => {
      const rows = originLocales.flatMap(({ code }) =>
        moved.map(({ from, to, status }) => ({ from: localizePath(code, from), to: localizePath(code, to), status })),
      )
      for (const { from, to, status } of rows) {
        for (const form of [from, `${from}/`, `${from}.html`, `/${from}`])
          await leadsOn(subject, probe, { from: `${form}?a=1&b=//x`, to: `${to}?a=1&b=//x`, status }, ['headers'])
        for (const other of [`${from}s`, `/x${from}`, `${from}/deeper`, from.replace('.', '-')])
          if (other !== from) probe.equal((await subject.send(other)).status, 404, other)
      }
    },
  },
  {
    name: 'No redirect leads to another host or splits a header',
    check: ({ send }, probe) =>
      each(traps, async (trap) => {
        const { status, headers } = await send(trap)
        probe.holds([redirectStatus, 400, 404].includes(status), `status ${redirectStatus}, 400 or 404`, trap)
        probe.holds(
          /^(\/(?![/\\])[\w.~-]*)*$/.test(headers.location ?? ''),
          'a plain path',
          `${trap} → ${headers.location}`,
        )
        probe.equal(headers['set-cookie'], undefined, `${trap} Set-Cookie`)
      }),
  },
  {
    name: 'Unknown addresses: 404 in the language of the address',
    check: (subject, probe) =>
      each(
        originLocales.flatMap(({ code }) =>
          ['/no-such-page', '/about/deeper', '/services/x/y', '/za%C5%BC%C3%B3%C5%82%C4%87'].map(
            (path): [string, string] => [localizePath(code, path), localeOf(code).tag],
          ),
        ),
        ([address, lang]) => isMissing(subject, probe, address, lang),
      ),
  },
  {
    name: 'Missing files and folders: 404, not kept for a year',
    check: (subject, probe) =>
      each(
        [
          '/assets',
          '/assets/gone-1234abcd.js',
          `/messages/hashed/${defaultLocale}/common-01234567.json`,
          '/enx',
          `/${defaultLocale}`,
        ],
        (address) => isMissing(subject, probe, address, localeOf(defaultLocale).tag),
      ),
  },
  {
    name: 'Nothing leaks: dotted files, rules of hosts, variants',
    check: async (subject, probe) => {
      const hidden = subject.files.filter(isHidden)
      for (const kind of ['dotted', 'rules', 'variants'] as const)
        probe.holds(
          hidden.some((file) => new RegExp(hiddenPatterns[kind]).test(file)),
          'a file to try',
          kind,
        )
      await each(hidden, async (file) => probe.equal((await subject.send(file)).status, 404, file))
      probe.equal((await subject.send('/.well-known/security.txt')).status, 200, '/.well-known/security.txt')
      for (const way of ['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/..%5csecret.txt'])
        probe.match(String((await subject.send(way)).status), /^40[04]$/, way)
    },
  },
]
