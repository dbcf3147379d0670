import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'

/** An answer as it came over the wire: nothing followed, nothing decoded. */
export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Sends one request; the address goes out as it is written, without a URL parser that would tidy it. */
export type Send = (path: string, headers?: Record<string, string>, method?: string, body?: Buffer) => Promise<Answer>

/** A client of a server on this machine that keeps its connections; end() closes them. */
export function client(port: number): { send: Send; end: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const send: Send = (path, headers = {}, method = 'GET', body = undefined) =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, headers, method, agent }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        )
      })
      sent.on('error', (error) => reject(new Error(`${method} ${path}: ${error.message}`)))
      sent.end(body)
    })
  return { send, end: () => agent.destroy() }
}

const decoders: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
}

/** The body without its coding. Rejects for a coding that is none of the site's, or a body that is not in it. */
export async function decoded({ headers, body }: Answer): Promise<Buffer> {
  const coding = headers['content-encoding']
  if (coding === undefined) return body
  const decode = decoders[coding]
  if (!decode) throw new Error(`expected a coding of ${Object.keys(decoders).join(', ')}, found "${coding}"`)
  return decode(body)
}
