import { isMarked, mark } from './marks.ts'

/** Locale, namespace, then the tree of messages. */
type Tree = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A payload in which every text carries its id, or that of its plural form. The messages of both locales have the same ids. */
export function markPayload<Payload extends Tree>(payload: Payload): Payload {
  const locales = Object.entries(payload).map(([locale, namespaces]) => [
    locale,
    Object.fromEntries(Object.entries(namespaces).map(([name, tree]) => [name, markTree(`${name}:`, tree)])),
  ])
  return Object.fromEntries(locales)
}

/** A tree or a text of messages of which every text carries its id; `id` is that of the whole, or "namespace:". */
function markTree(id: string, tree: unknown): unknown {
  if (typeof tree === 'string') return tree === '' || isMarked(tree) ? tree : mark(id, tree)
  if (typeof tree !== 'object' || tree === null) return tree
  const prefix = id.endsWith(':') ? id : `${id}.`
  return Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, markTree(prefix + name, value)]))
}
