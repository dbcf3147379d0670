import type { ESTree } from 'vite'
import { unknown, type Value } from './values.ts'

/** A type by its arguments: `MenuEntry` with `'services'`. */
export type TypeOf = (args: readonly Value[]) => Value

/** The names that a stretch of source knows, each with what it may be; both are found out when they are asked for. */
export class Scope {
  readonly parent: Scope | null
  readonly #values = new Map<string, () => Value>()
  readonly #types = new Map<string, TypeOf>()
  readonly #narrowed = new Map<string, Value>()

  readonly #source: string | null

  /** A stretch inside another one, or a whole file with its text. */
  constructor(parent: Scope | null, source: string | null = null) {
    this.parent = parent
    this.#source = source
  }

  /** The source text of a node, on one line, for a message. */
  source(node: ESTree.Span): string {
    if (this.#source === null) return this.parent?.source(node) ?? ''
    const text = this.#source.slice(node.start, node.end).replace(/\s+/g, ' ')
    return text.length > 80 ? `${text.slice(0, 79)}…` : text
  }

  setValue(name: string, find: () => Value): void {
    this.#values.set(name, lazy(name, find))
  }

  setType(name: string, find: TypeOf): void {
    const plain = lazy(name, () => find([]))
    this.#types.set(name, (args) => (args.length === 0 ? plain() : find(args)))
  }

  /** Says that here an expression such as `group.id` is known more exactly than where it was declared. */
  narrow(path: string, value: Value): void {
    this.#narrowed.set(path, value)
  }

  value(name: string): Value | null {
    return (this.#values.get(name) ?? null)?.() ?? this.parent?.value(name) ?? null
  }

  type(name: string): TypeOf | null {
    return this.#types.get(name) ?? this.parent?.type(name) ?? null
  }

  /** What a test around this place says of an expression, unless its first name means something else here. */
  narrowed(path: string): Value | null {
    const known = this.#narrowed.get(path)
    if (known) return known
    const [root = path] = path.split('.')
    return this.#values.has(root) ? null : (this.parent?.narrowed(path) ?? null)
  }
}

/** Finds a value once. One that depends on itself is unknown. */
function lazy(name: string, find: () => Value): () => Value {
  let found: Value | null = null
  let searching = false
  return () => {
    if (found) return found
    if (searching) return unknown(name)
    searching = true
    try {
      found = find()
      return found
    } finally {
      searching = false
    }
  }
}

/** `group.id` for a name or a chain of plain members; null for any other expression. */
export function pathOf(node: ESTree.Expression | ESTree.PrivateIdentifier): string | null {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return null
  const object = pathOf(node.object)
  return object && `${object}.${node.property.name}`
}

/** What the parts of the analysis need of each other: each kind of source is evaluated in its own file. */
export interface Evaluator {
  value(node: ESTree.Expression, scope: Scope): Value
  type(node: ESTree.TSType, scope: Scope): Value
  /** An interface as a type. */
  members(node: ESTree.TSInterfaceDeclaration, scope: Scope): Value
  callable(node: ESTree.Function | ESTree.ArrowFunctionExpression, scope: Scope): Value
}
