import path from 'node:path'
import { openStore } from '../../receiver/node/database.ts'
import { createReceiver } from '../../receiver/receiver.ts'
import { inScratch } from './generated.ts'
import { durationsTable, timed } from './tables.ts'

/** Prints how long the receiver of the forms takes to refuse posts of a client beyond its limit (429), without a network. */
export async function benchRefusals(): Promise<void> {
  await inScratch(async (folder) => {
    const store = openStore(path.join(folder, 'submissions.db'))
    const receive = createReceiver({ store, errorPage: async () => '', limits: { postsPerMinute: 0 } })
    const headers = new Headers({ Accept: 'application/json', 'Content-Length': '1000', Host: 'site.example' })
    const post = { method: 'POST', url: 'http://site.example/api/contact', headers, body: null }
    const thousand = async () => {
      for (let sent = 0; sent < 1000; sent += 1) {
        const answer = await receive(post, '192.0.2.1')
        if (answer?.status !== 429) throw new Error(`Expected a refusal with 429, found ${answer?.status}.`)
      }
    }
    const samples: number[] = []
    for (let round = 0; round < 10; round += 1) samples.push(await timed(thousand))
    console.log(durationsTable([{ name: '1,000 refusals (429)', samples, aim: 1000 }]))
    store.close()
  })
}
