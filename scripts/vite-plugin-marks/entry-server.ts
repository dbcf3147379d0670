export { renderView, viewNamespaces } from '../../src/entry-server.tsx'
export { takeNotes } from './notes.ts'
