import { readFile } from 'node:fs/promises'
import { mediaTypeOf } from '../../hosting/types.ts'
import type { Bundles } from '../../i18n/model/bundles.ts'
import { siteAnswer } from '../../i18n/places/answer.ts'
import type { MarkedBuild } from '../../i18n/places/markedBuild.ts'

/** The marked site as a function of requests; `bundles` gives the texts as they are at the moment. */
export function siteOf(build: MarkedBuild, bundles: () => Bundles): (request: Request) => Promise<Response> {
  return async (request) => {
    const pathname = decodeURIComponent(new URL(request.url).pathname)
    const answer = await siteAnswer(build, bundles(), pathname)
    if (answer.kind === 'text') {
      return new Response(answer.text, { status: answer.status, headers: { 'Content-Type': answer.type } })
    }
    const type = mediaTypeOf(answer.file) ?? 'application/octet-stream'
    return new Response(new Uint8Array(await readFile(answer.file)), { headers: { 'Content-Type': type } })
  }
}
