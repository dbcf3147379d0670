import { originLocales } from '../../scripts/lib/builds.ts'
import { viewHref } from '../../src/i18n/href.ts'
import type { Probe, Row, Subject } from './probe.ts'

const type = 'application/x-www-form-urlencoded'

/** What a server that cannot hand a post on answers to a page and to a script, with one of these statuses. */
async function isUnsent({ send, env }: Subject, probe: Probe, body: Buffer, statuses: readonly number[]) {
  const post = (headers: Record<string, string>) =>
    send('/api/contact', { 'content-type': type, 'content-length': String(body.length), ...headers }, 'POST', body)
  const pages = originLocales.map(({ code }): [string, string] => [
    viewHref(code, 'contacts'),
    viewHref(code, 'not-sent'),
  ])
  for (const [page, notice] of [...pages, ['', '/not-sent'], ['//evil.example/', '/not-sent']]) {
    const where = `from ${page || 'nowhere'}`
    const answer = await post({
      accept: 'text/html,*/*',
      ...(page ? { referer: `https://www.example.com${page}` } : {}),
    })
    probe.equal([answer.status, answer.headers.location], [303, notice], where)
    probe.hasHeaders(answer, env, where)
    probe.equal((await send(notice ?? '')).status, 200, `${notice}`)
  }
  const answer = await post({ accept: 'application/json' })
  probe.holds(statuses.includes(answer.status), `status ${statuses.join(' or ')}`, `JSON ${answer.status}`)
  probe.match(answer.headers['content-type'], /^application\/json/, 'JSON Content-Type')
  probe.match(JSON.parse(answer.body.toString()).error, /./, 'JSON error')
  probe.hasHeaders(answer, env, 'JSON')
}

/** Rows on posts to a server in front of a receiver that does not run. */
export const receiverRows: readonly Row[] = [
  {
    name: 'A post without a receiver: "not sent", or JSON',
    check: (subject, probe) => isUnsent(subject, probe, Buffer.from('a=1'), [502]),
  },
  {
    // Caddy has no limit and asks the receiver.
    name: 'A post that is too large: the same',
    check: (subject, probe) => isUnsent(subject, probe, Buffer.alloc(2 * 1024 * 1024, 'a'), [413, 502]),
  },
]
