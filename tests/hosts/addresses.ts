import { expect, it } from 'vitest'
import { caching, hiddenPatterns, isHidden, redirectStatus } from '../../scripts/hosting/policy.ts'
import { originLocales } from '../../scripts/lib/builds.ts'
import { defaultLocale, localeOf } from '../../src/config/locales.ts'
import { pathOf } from '../../src/config/routes.ts'
import { href, localizePath } from '../../src/i18n/href.ts'
import { decoded } from './http.ts'
import { redirects as moved } from './servers.ts'
import { addresses, expectHeaders, ofEachType, type Subject } from './subject.ts'

/** The long forms of addresses, and of what does not exist. */
const longForms = [...addresses, '/no/such/page'].flatMap((address) =>
  address === '/'
    ? ['/index.html', '/index', '/index/', '//', '//index.html'].map((from) => [from, '/'] as const)
    : [`${address}/`, `${address}.html`, `${address}/index.html`, `/${address}`, `/${address}/`, `${address}//`].map(
        (from) => [from, address] as const,
      ),
)

async function expectRedirect(subject: Subject, from: string, to: string, status: number = redirectStatus) {
  const answer = await subject.send(from)
  const { headers } = answer
  const found = [answer.status, headers.location, headers['cache-control']]
  expect.soft(found, from).toEqual([status, to, caching.revalidated])
  expectHeaders(subject, answer, from)
}

async function expectMissing(subject: Subject, address: string, lang: string) {
  for (const accept of ['identity', ...subject.codings]) {
    const answer = await subject.send(address, { 'accept-encoding': accept })
    const where = `${address} (${accept})`
    expect.soft([answer.status, answer.headers['cache-control']], where).toEqual([404, caching.revalidated])
    expect.soft((await decoded(answer)).toString(), where).toMatch(new RegExp(`^<!doctype html><html lang="${lang}"`))
    expect.soft(answer.headers['content-type'], where).toMatch(/^text\/html; ?charset=utf-8$/i)
    expectHeaders(subject, answer, where)
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

const unknown = ['/no-such-page', '/about/deeper', '/services/x/y', '/za%C5%BC%C3%B3%C5%82%C4%87']
const missing = [
  '/assets',
  '/assets/gone-1234abcd.js',
  `/messages/hashed/${defaultLocale}/common-01234567.json`,
  '/enx',
  `/${defaultLocale}`,
]

/** What stands at addresses that are no page's own. */
export function testAddresses(subject: () => Subject): void {
  it(`answers long forms of an address with ${redirectStatus}, and keeps the query`, async () => {
    for (const [from, to] of longForms) await expectRedirect(subject(), from, to)
    const english = pathOf('about')
    await expectRedirect(subject(), `${english}/?a=1&b=//x`, `${english}?a=1&b=//x`)
    for (const { code } of originLocales) {
      const about = href(code, 'about')
      await expectRedirect(subject(), `${about}.html?q=%C5%82`, `${about}?q=%C5%82`)
    }
    expect((await subject().send(`${english}?x=a//b/`)).status).toBe(200)
  })

  it('leads from moved pages to the new path in every language, at once', async () => {
    const rows = originLocales.flatMap(({ code }) =>
      moved.map((row) => ({ ...row, from: localizePath(code, row.from), to: localizePath(code, row.to) })),
    )
    for (const { from, to, status } of rows) {
      for (const form of [from, `${from}/`, `${from}.html`, `/${from}`])
        await expectRedirect(subject(), `${form}?a=1&b=//x`, `${to}?a=1&b=//x`, status)
      for (const other of [`${from}s`, `/x${from}`, `${from}/deeper`, from.replace('.', '-')])
        if (other !== from) expect.soft((await subject().send(other)).status, other).toBe(404)
    }
  })

  it.each(traps)('is not led to another host by %s, nor to a header of its own', async (trap) => {
    const { status, headers } = await subject().send(trap)
    expect([redirectStatus, 400, 404]).toContain(status)
    expect(headers.location ?? '').toMatch(/^(\/(?![/\\])[\w.~-]*)*$/)
    expect(headers).not.toHaveProperty('set-cookie')
  })

  it('answers unknown addresses with 404, in the language of the address, not kept for a year', async () => {
    for (const { code, tag } of originLocales)
      for (const path of unknown) await expectMissing(subject(), localizePath(code, path), tag)
    for (const address of missing) await expectMissing(subject(), address, localeOf(defaultLocale).tag)
  })

  it('hands out no dotted files, rules of hosts and variants, and nothing above its folder', async () => {
    const { send, files } = subject()
    const hidden = files.filter(isHidden)
    for (const kind of ['dotted', 'rules', 'variants'] as const)
      expect(hidden.some((file) => new RegExp(hiddenPatterns[kind]).test(file))).toBe(true)
    for (const file of ofEachType(hidden)) expect.soft((await send(file)).status, file).toBe(404)
    expect((await send('/.well-known/security.txt')).status).toBe(200)
    for (const way of ['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/..%5csecret.txt'])
      expect.soft([400, 404], way).toContain((await send(way)).status)
  })
}
