import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { cachePolicy, isHidden } from '../../scripts/hosting/policy.ts'
import { pathOf } from '../../src/config/routes.ts'
import { each, type Row, type Subject, suffixes } from './probe.ts'

const about = pathOf('about')

/** A page, a script, an image and a font: one of each kind of file. */
function samples({ files }: Subject): { address: string; file: string }[] {
  const first = (pattern: RegExp) => files.find((file) => pattern.test(file) && !isHidden(file)) ?? 'none'
  return [
    { address: about, file: `${about}.html` },
    ...[/^\/assets\/.*\.js$/, /^\/assets\/.*\.svg$/, /^\/assets\/.*\.woff2$/].map((pattern) => {
      const file = first(pattern)
      return { address: file, file }
    }),
  ]
}

/** Every sample in every form in which the server has it: the bytes that it would send. */
async function forms(subject: Subject) {
  const all = samples(subject).flatMap((sample) =>
    ['identity', ...subject.codings]
      .map((accept) => ({ ...sample, accept, sent: sample.file + suffixes[accept] }))
      .filter(({ sent }) => subject.files.includes(sent)),
  )
  return Promise.all(
    all.map(async (form) => ({ ...form, bytes: await readFile(path.join(subject.folder, form.sent)) })),
  )
}

/** Rows on the protocol itself: RFC 9110. */
export const protocolRows: readonly Row[] = [
  {
    name: 'HEAD: the headers of GET, no body',
    check: async (subject, probe) => {
      for (const address of [...samples(subject).map(({ address }) => address), `${about}/`, '/no-such-page']) {
        const [got, head] = await Promise.all([subject.send(address), subject.send(address, {}, 'HEAD')])
        const compared = ({ status, headers }: typeof got) => {
          const { date: _date, connection: _connection, 'keep-alive': _alive, ...rest } = headers
          // The length of a body that is not sent may be left out.
          return { status, ...rest, 'content-length': head.headers['content-length'] && headers['content-length'] }
        }
        const { 'transfer-encoding': _chunked, ...want } = { 'transfer-encoding': '', ...compared(got) }
        const { 'transfer-encoding': _none, ...have } = { 'transfer-encoding': '', ...compared(head) }
        probe.equal(have, want, `HEAD ${address}`)
        probe.equal(head.body.length, 0, `HEAD ${address} body`)
      }
    },
  },
  {
    name: 'If-None-Match: 304 for the same form, 200 for another',
    check: async (subject, probe) => {
      const tags = new Map<string, string>()
      for (const { address, accept } of await forms(subject)) {
        const where = `${address} (${accept})`
        const headers = { 'accept-encoding': accept }
        const etag = (await subject.send(address, headers)).headers.etag ?? ''
        probe.match(etag, /^(W\/)?"[^"]+"$/, `${where} ETag`)
        for (const condition of [etag, `W/"x", ${etag}`, '*']) {
          const again = await subject.send(address, { ...headers, 'if-none-match': condition })
          probe.equal([again.status, again.body.length], [304, 0], `${where} If-None-Match: ${condition}`)
          probe.equal(again.headers['cache-control'], cachePolicy(address), `${where} 304 Cache-Control`)
          probe.equal(again.headers.etag, etag, `${where} 304 ETag`)
          probe.hasHeaders(again, subject.env, `${where} 304`)
        }
        probe.equal((await subject.send(address, { ...headers, 'if-none-match': '"x"' })).status, 200, where)
        // Two forms under one strong tag would let a cache join ranges of both.
        probe.equal(tags.get(address + etag), undefined, `${where}: the tag ${etag} again`)
        tags.set(address + etag, accept)
      }
    },
  },
  {
    name: 'Byte ranges',
    check: async (subject, probe) =>
      each(await forms(subject), async ({ address, accept, bytes }) => {
        const size = bytes.length
        const ranges: [string, number, number][] = [
          ['bytes=0-0', 0, 0],
          ['bytes=10-19', 10, 19],
          ['bytes=-20', size - 20, size - 1],
          [`bytes=${size - 5}-`, size - 5, size - 1],
          [`bytes=5-${size + 99}`, 5, size - 1],
        ]
        for (const [range, start, end] of ranges) {
          const where = `${address} (${accept}) ${range}`
          const answer = await subject.send(address, { 'accept-encoding': accept, range })
          // A range is an offer: a server may send a compressed variant whole.
          if (accept !== 'identity' && answer.status === 200) probe.equal(answer.body, bytes, `${where} whole`)
          else {
            probe.equal(answer.status, 206, where)
            probe.equal(answer.headers['content-range'], `bytes ${start}-${end}/${size}`, `${where} Content-Range`)
            probe.equal(answer.body, bytes.subarray(start, end + 1), `${where} bytes`)
          }
        }
        if (accept !== 'identity') return
        const beyond = await subject.send(address, { 'accept-encoding': accept, range: `bytes=${size}-` })
        probe.equal([beyond.status, beyond.headers['content-range']], [416, `bytes */${size}`], `${address} beyond`)
        const other = await subject.send(address, { 'accept-encoding': accept, range: 'bytes=0-9', 'if-range': '"x"' })
        probe.equal([other.status, other.body.length], [200, size], `${address} If-Range of another version`)
      }),
  },
  {
    name: 'Other methods: 405',
    check: async ({ send }, probe) => {
      for (const method of ['POST', 'PUT', 'DELETE'])
        probe.equal((await send(about, { 'content-length': '0' }, method)).status, 405, `${method} ${about}`)
    },
  },
]
