import type { ViteBuilder } from 'vite'
import { type ViewId, viewIds } from '../../../src/config/routes.ts'
import { once } from '../../../src/i18n/once.ts'
import { hashOf } from '../../lib/sealed.ts'

/** What a build of one environment resolves to. */
export type BuildOutput = Awaited<ReturnType<ViteBuilder['build']>>

/**
 * A hash of the server code that each view is rendered with: the entry, its page and all that these import statically.
 * Hashes in the names of chunks are left out: the entry names every page, and would change with each.
 */
export function codeOfViews(built: BuildOutput): Record<ViewId, string> {
  if (Array.isArray(built) || !('output' in built)) throw new Error('Expected one bundle of the server code.')
  const chunks = built.output.filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const codeHash = once((name: string) => hashOf(withoutHashes(byName.get(name)?.code ?? name)))
  const closureOf = (name: string, seen = new Set<string>()): ReadonlySet<string> => {
    if (seen.has(name)) return seen
    seen.add(name)
    for (const imported of byName.get(name)?.imports ?? []) closureOf(imported, seen)
    return seen
  }
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  const codeOf = (view: ViewId) => {
    const page = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/pages/${view}.tsx`)))
    const names = [...entries, page?.fileName ?? ''].flatMap((name) => [...closureOf(name)])
    return hashOf(...[...new Set(names)].map(codeHash).sort())
  }
  return Object.fromEntries(viewIds.map((view) => [view, codeOf(view)])) as Record<ViewId, string>
}

const withoutHashes = (code: string) => code.replace(/-[0-9a-f]{8}\.js/g, '.js')
