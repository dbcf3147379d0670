/** What the development server answers posts with. Loaded through Vite (server.ts) when there is one, as documents.ts is. */
export { createReceiver } from '../../forms/core/receiver.ts'
export { listenerOf } from '../../forms/node/listener.ts'
export { notSentDocument } from './documents.ts'
