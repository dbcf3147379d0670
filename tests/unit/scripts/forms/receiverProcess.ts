/** The form receiver alone in a process that a test can kill: `node receiver-process.ts <database>` prints its address. */
import { createServer } from 'node:http'
import { createReceiver } from '../../../../scripts/forms/core/receiver.ts'
import { openStore } from '../../../../scripts/forms/node/database.ts'
import { listenerOf } from '../../../../scripts/forms/node/listener.ts'

const store = openStore(process.argv[2] ?? '')
const errorPage = async (locale: string, status: number) => `${locale} ${status}`
const receive = listenerOf(createReceiver({ store, errorPage, limits: { postsPerMinute: 10_000 } }))
const server = createServer((request, response) => {
  if (!receive(request, response)) response.writeHead(404).end()
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`http://127.0.0.1:${address.port}`)
})
