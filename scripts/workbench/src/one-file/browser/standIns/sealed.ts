/** In place of scripts/lib/sealed.ts: a document has no cache. */
export const readSealed = async (): Promise<null> => null
export const writeSealed = async (): Promise<void> => {}
