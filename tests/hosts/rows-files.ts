import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { cachePolicy, isHidden } from '../../scripts/hosting/policy.ts'
import { mediaTypes } from '../../scripts/hosting/types.ts'
import { originLocales } from '../../scripts/lib/builds.ts'
import { pathOf, viewIds } from '../../src/config/routes.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { decoded } from './http.ts'
import { each, type Probe, type Row, type Subject, suffixes } from './probe.ts'

interface Page {
  readonly address: string
  readonly file: string
}

/** Every view in every locale: the address that visitors know and the file behind it. */
export const pages: readonly Page[] = originLocales.flatMap(({ code }) =>
  viewIds.map((view) => {
    const address = viewHref(code, view)
    return { address, file: address === '/' ? '/index.html' : `${address}.html` }
  }),
)

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

/**
 * Asks for a file plain, as a browser does, and in each single coding that is named; what comes back has to be the file, once decoded.
 */
async function inCodings(subject: Subject, probe: Probe, { address, file }: Page, single = subject.codings) {
  const content = await readFile(path.join(subject.folder, file))
  const has = (coding: string) => subject.files.includes(file + suffixes[coding])
  const offered = subject.codings.filter(has)
  const wanted: [accept: string, coding: string | undefined][] = [
    ['identity', undefined],
    ['gzip, deflate, br, zstd', offered[0]],
    ...offered.filter((coding) => single.includes(coding)).map((coding): [string, string] => [coding, coding]),
  ]
  for (const [accept, coding] of wanted) {
    const where = `${address} (${accept})`
    const answer = await subject.send(address, { 'accept-encoding': accept })
    probe.equal(answer.status, 200, where)
    probe.equal(answer.headers['content-encoding'], coding, `${where} Content-Encoding`)
    probe.equal(await decoded(answer), content, `${where} body`)
    const extension = path.extname(file).slice(1)
    probe.match(answer.headers['content-type'], typePatterns.get(extension) ?? /^application\/octet-stream$/, where)
    probe.hasHeaders(answer, subject.env, where)
    probe.equal(answer.headers['cache-control'], cachePolicy(address), `${where} Cache-Control`)
    if (offered.length > 0) probe.match(answer.headers.vary, /^accept-encoding$/i, `${where} Vary`)
    // Sent as the build compressed it, not anew on the way.
    if (coding)
      probe.equal(answer.body, await readFile(path.join(subject.folder, file + suffixes[coding])), `${where} bytes`)
  }
}

/** Rows on what stands at the addresses of files. */
export const fileRows: readonly Row[] = [
  {
    name: 'Every page in every locale, in every coding',
    check: async (subject, probe) => {
      // A page that a locale does not publish may have no file there.
      const built = pages.filter(({ file }) => subject.files.includes(file))
      probe.holds(built.length >= viewIds.length, `at least ${viewIds.length} pages`, 'the folder')
      await each(built, (page) => inCodings(subject, probe, page))
    },
  },
  {
    name: 'Every address of the sitemap: 200, without a redirect',
    check: async ({ send, files, folder }, probe) => {
      const maps = files.filter((file) => /^\/sitemap[^/]*\.xml$/.test(file))
      const texts = await Promise.all(maps.map((file) => readFile(path.join(folder, file), 'utf8')))
      const addresses = texts.flatMap((text) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc))
      const paths = new Set(addresses.map((address) => new URL(address).pathname))
      // It names the pages of all locales, whichever were built.
      await each(
        pages.filter(({ address }) => paths.has(address)),
        async ({ address }) => {
          probe.equal((await send(address)).status, 200, address)
        },
      )
    },
  },
  {
    name: 'Every other file, plain and in the best coding',
    check: (subject, probe) => {
      const others = subject.files.filter((file) => !file.endsWith('.html') && !isHidden(file))
      return each(others, (file) => inCodings(subject, probe, { address: file, file }, []))
    },
  },
  {
    name: 'A coding that the client refuses is not sent',
    check: async ({ send, codings }, probe) => {
      if (!codings.includes('br')) return
      const answer = await send(pathOf('about'), { 'accept-encoding': 'br;q=0, gzip' })
      probe.equal(answer.headers['content-encoding'], 'gzip', 'about (br;q=0, gzip)')
    },
  },
]
