import type { Command } from 'commander'

/** The verbs of the workbench, in the order of its help: a translator's day first. Each is loaded when it is wanted. */
const verbs: Readonly<Record<string, () => Promise<Command>>> = {
  check: async () => (await import('./check.ts')).checkVerb,
  search: async () => (await import('./search.ts')).searchVerb,
  status: async () => (await import('./status.ts')).statusVerb,
  export: async () => (await import('./exchange/export.ts')).exportVerb,
  import: async () => (await import('./exchange/import.ts')).importVerb,
  tmx: async () => (await import('./exchange/tmx.ts')).tmxVerb,
  tbx: async () => (await import('./exchange/tbx.ts')).tbxVerb,
  accept: async () => (await import('./accept.ts')).acceptVerb,
  diff: async () => (await import('./diff.ts')).diffVerb,
  merge: async () => (await import('./merge.ts')).mergeVerb,
  add: async () => (await import('./add.ts')).addVerb,
  rename: async () => (await import('./rename.ts')).renameVerb,
  remove: async () => (await import('./remove.ts')).removeVerb,
  publish: async () => (await import('./publish.ts')).publishVerb,
  context: async () => (await import('./context.ts')).contextVerb,
  pseudo: async () => (await import('./pseudo.ts')).pseudoVerb,
}

/** What a verb may be called. */
export const verbNames: readonly string[] = Object.keys(verbs)

/** The verb of that name alone, or all of them, for the help, when there is none. A browser and a bundler load slowly. */
export async function loadVerbs(name: string | undefined): Promise<Command[]> {
  const wanted = name !== undefined && Object.hasOwn(verbs, name) ? verbs[name] : undefined
  if (wanted) return [await wanted()]
  return Promise.all(Object.values(verbs).map((load) => load()))
}
