import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { cachePolicy, isHidden } from '../../scripts/hosting/policy.ts'
import { pathOf } from '../../src/config/routes.ts'
import { expectBytes, expectHeaders, fileOf, type Subject, suffixes } from './subject.ts'

const about = pathOf('about')

/** A page, a script, an image and a font: one of each kind of file. */
function samples({ files }: Subject): { address: string; file: string }[] {
  const others = [/^\/assets\/.*\.js$/, /^\/assets\/.*\.svg$/, /^\/assets\/.*\.woff2$/].map(
    (pattern) => files.find((file) => pattern.test(file) && !isHidden(file)) ?? 'none',
  )
  return [{ address: about, file: fileOf(about) }, ...others.map((file) => ({ address: file, file }))]
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

/** The protocol itself: RFC 9110. */
export function testProtocol(subject: () => Subject): void {
  it('answers HEAD with the headers of GET and no body', async () => {
    const { send } = subject()
    for (const address of [...samples(subject()).map((sample) => sample.address), `${about}/`, '/no-such-page']) {
      const [got, head] = await Promise.all([send(address), send(address, {}, 'HEAD')])
      const compared = ({ status, headers }: typeof got) => {
        const { date: _, connection: _c, 'keep-alive': _k, 'transfer-encoding': _t, ...rest } = headers
        // The length of a body that is not sent may be left out.
        return { status, ...rest, 'content-length': head.headers['content-length'] && headers['content-length'] }
      }
      expect.soft(compared(head), address).toEqual(compared(got))
      expect.soft(head.body.length, address).toBe(0)
    }
  })

  it('answers If-None-Match with 304 for the same form, with 200 for another', async () => {
    const tags = new Set<string>()
    for (const { address, accept } of await forms(subject())) {
      const where = `${address} (${accept})`
      const ask = (more: Record<string, string> = {}) => subject().send(address, { 'accept-encoding': accept, ...more })
      const etag = (await ask()).headers.etag ?? ''
      expect.soft(etag, where).toMatch(/^(W\/)?"[^"]+"$/)
      for (const condition of [etag, `W/"x", ${etag}`, '*']) {
        const again = await ask({ 'if-none-match': condition })
        const found = [again.status, again.body.length, again.headers['cache-control'], again.headers.etag]
        expect.soft(found, `${where} ${condition}`).toEqual([304, 0, cachePolicy(address), etag])
        expectHeaders(subject(), again, where)
      }
      expect.soft((await ask({ 'if-none-match': '"x"' })).status, where).toBe(200)
      // Two forms under one strong tag would let a cache join ranges of both.
      expect.soft(tags.has(address + etag), where).toBe(false)
      tags.add(address + etag)
    }
  })

  it('sends ranges of bytes', async () => {
    for (const { address, accept, bytes } of await forms(subject())) {
      const size = bytes.length
      const ask = (more: Record<string, string>) => subject().send(address, { 'accept-encoding': accept, ...more })
      for (const [range, start, end] of [
        ['bytes=0-0', 0, 0],
        ['bytes=10-19', 10, 19],
        ['bytes=-20', size - 20, size - 1],
        [`bytes=${size - 5}-`, size - 5, size - 1],
        [`bytes=5-${size + 99}`, 5, size - 1],
      ] as const) {
        const where = `${address} (${accept}) ${range}`
        const { status, headers, body } = await ask({ range })
        // A range is an offer: a server may send a compressed variant whole.
        if (accept !== 'identity' && status === 200) expectBytes(body, bytes, where)
        else {
          expect.soft([status, headers['content-range']], where).toEqual([206, `bytes ${start}-${end}/${size}`])
          expectBytes(body, bytes.subarray(start, end + 1), where)
        }
      }
      if (accept !== 'identity') continue
      const beyond = await ask({ range: `bytes=${size}-` })
      expect.soft([beyond.status, beyond.headers['content-range']], address).toEqual([416, `bytes */${size}`])
      const other = await ask({ range: 'bytes=0-9', 'if-range': '"x"' })
      expect.soft([other.status, other.body.length], address).toEqual([200, size])
    }
  })

  it.each(['POST', 'PUT', 'DELETE'])('answers %s with 405', async (method) => {
    expect((await subject().send(about, { 'content-length': '0' }, method)).status).toBe(405)
  })
}
