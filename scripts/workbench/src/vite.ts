/** Builds of a project's pages in which every message carries its id, and what runs in them. */
export * as overflow from './frame/overflow.ts'
export { marks } from './marks/index.ts'
export { splitMarks } from './marks/marks.ts'
export { keepMarks } from './marks/notes.ts'
export { markPayload } from './marks/payload.ts'
