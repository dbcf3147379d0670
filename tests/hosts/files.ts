import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { cachePolicy, isHidden } from '../../scripts/hosting/policy.ts'
import { mediaTypes } from '../../scripts/hosting/types.ts'
import { pathOf } from '../../src/config/routes.ts'
import { decoded } from './http.ts'
import { addresses, expectBytes, expectHeaders, fileOf, ofEachType, type Subject, suffixes } from './subject.ts'

/** The extensions under which a type is right, whichever of its names a host prefers. */
const typePatterns = new Map(
  mediaTypes.map(({ extension, type }) => {
    const names: Record<string, RegExp> = {
      js: /^(text|application)\/javascript\b/,
      xml: /^(text|application)\/xml\b/,
      ico: /^image\/(x-icon|vnd\.microsoft\.icon)\b/,
      html: /^text\/html; ?charset=utf-8$/i,
    }
    return [extension, names[extension] ?? new RegExp(`^${type.split(';')[0]?.replace(/[+.]/g, '\\$&')}\\b`)]
  }),
)

/** Asks for a file plain, as a browser does, and in each coding; what comes back has to be the file, once decoded. */
async function expectFile(subject: Subject, address: string, file: string) {
  const content = await readFile(path.join(subject.folder, file))
  const offered = subject.codings.filter((coding) => subject.files.includes(file + suffixes[coding]))
  const wanted: readonly (readonly [accept: string, coding: string | undefined])[] = [
    ['identity', undefined],
    ['gzip, deflate, br, zstd', offered[0]],
    ...offered.map((coding) => [coding, coding] as const),
  ]
  for (const [accept, coding] of wanted) {
    const where = `${address} (${accept})`
    const answer = await subject.send(address, { 'accept-encoding': accept })
    const { status, headers, body } = answer
    expect.soft([status, headers['content-encoding']], where).toEqual([200, coding])
    expectBytes(await decoded(answer), content, where)
    const type = typePatterns.get(path.extname(file).slice(1)) ?? /^application\/octet-stream$/
    expect.soft(headers['content-type'], where).toMatch(type)
    expectHeaders(subject, answer, where)
    expect.soft(headers['cache-control'], where).toBe(cachePolicy(address))
    if (offered.length > 0) expect.soft(headers.vary, where).toMatch(/^accept-encoding$/i)
    // Sent as the build compressed it, not anew on the way.
    if (coding) expectBytes(body, await readFile(path.join(subject.folder, file + suffixes[coding])), where)
  }
}

/** What stands at the addresses of files. */
export function testFiles(subject: () => Subject): void {
  it('sends pages and files of every type, in every coding', async () => {
    for (const address of addresses) await expectFile(subject(), address, fileOf(address))
    const others = subject().files.filter((file) => !file.endsWith('.html') && !isHidden(file))
    for (const file of ofEachType(others)) await expectFile(subject(), file, file)
  })

  it('has every address of the sitemap, without a redirect', async () => {
    const { folder, send, files } = subject()
    const maps = files.filter((file) => /^\/sitemap[^/]*\.xml$/.test(file))
    const texts = await Promise.all(maps.map((file) => readFile(path.join(folder, file), 'utf8')))
    // It names the pages of all locales, whichever were built.
    const paths = [...texts.join().matchAll(/<loc>([^<]*)<\/loc>/g)]
      .map(([, loc = '']) => new URL(loc).pathname)
      .filter((address) => files.includes(fileOf(address)))
    expect(paths.length).toBeGreaterThan(addresses.length)
    for (const address of paths) expect.soft((await send(address)).status, address).toBe(200)
  })

  it('sends no coding that the client refuses', async () => {
    const { codings, send } = subject()
    if (!codings.includes('br')) return
    const answer = await send(pathOf('about'), { 'accept-encoding': 'br;q=0, gzip' })
    expect(answer.headers['content-encoding']).toBe('gzip')
  })
}
