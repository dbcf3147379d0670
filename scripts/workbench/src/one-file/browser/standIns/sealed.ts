/** In place of scripts/workbench/src/lib/sealed.ts: a document has no cache. */
export const readSealed = async (): Promise<null> => null
export const writeSealed = async (): Promise<void> => {}
