export { renderView, viewNamespaces } from '../../src/entry-server.tsx'
export { keepMarks, takeNotes } from '../vite-plugin-marks/notes.ts'
