/** What the development server answers posts with. Loaded through Vite (server.ts) when there is one, as documents.ts is. */
export { listenerOf } from '../../receiver/node/listener.ts'
export { createReceiver } from '../../receiver/receiver.ts'
export { notSentDocument } from './documents.ts'
