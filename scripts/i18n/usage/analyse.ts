import { glob } from 'node:fs/promises'
import path from 'node:path'
import type { ESTree } from 'vite'
import { accessorModule, keysRead, namespaceOption } from './accessors.ts'
import { evaluator } from './evaluator.ts'
import { type Module, Modules } from './modules.ts'
import type { Scope } from './scope.ts'
import { concat, text, unknown, type Value } from './values.ts'
import { walkStatements } from './walk.ts'

interface Place {
  /** From the root, with slashes. */
  readonly file: string
  /** From 1. */
  readonly line: number
}

/** A message that a source file reads. A key built from a list is one read for each of the list's elements. */
export interface KeyRead extends Place {
  readonly namespace: string
  readonly key: string
  /** The file asks first whether the message exists, by `i18n.exists` with the same key. */
  readonly optional: boolean
}

/** A key, or a namespace, built from something that no finite list covers. */
export interface DynamicKey extends Place {
  /** "pages/about:languages.items.*.name": * stands for what is not known. */
  readonly pattern: string
  /** The source of the argument, and of the part of it that could not be resolved. */
  readonly source: string
  readonly unresolved: string
}

export interface KeyUsage {
  readonly reads: readonly KeyRead[]
  readonly dynamic: readonly DynamicKey[]
}

/** Where messages are read: the application, and the static generation. Other tools take over what a page reads. */
const sources = ['src/**/*.{ts,tsx}', 'scripts/vite-plugin-ssg/**/*.ts']

/**
 * Finds every message that the sources under a root folder read, without running them. It follows constants, literal
 * types, lists and functions through our own modules; docs/decisions/key-analysis.md says how far. A file that cannot be
 * parsed is left out: the compiler reports it.
 */
export async function analyseKeys(root: string): Promise<KeyUsage> {
  const modules = new Modules(root, evaluator)
  const reads: KeyRead[] = []
  const dynamic: DynamicKey[] = []
  for await (const name of glob(sources, { cwd: root })) {
    const file = name.split(path.sep).join('/')
    const module = file === accessorModule ? null : modules.load(file)
    if (!module) continue
    const optional = new Set([...module.text.matchAll(/\.exists\(\s*'([^']+)'/g)].map((match) => match[1]))
    walkStatements(module.body, module.scope, {
      evaluator,
      onCall: (node, scope) => {
        for (const one of readsOf(node, scope)) {
          const place = { file, line: lineAt(module, node.start) }
          if (one.kind === 'text') {
            const [namespace = '', key = ''] = one.text.split(':')
            reads.push({ ...place, namespace, key, optional: optional.has(key) })
          } else if (one.kind === 'unknown') {
            const [argument] = node.arguments
            const source = argument ? scope.source(argument) : scope.source(node)
            dynamic.push({ ...place, pattern: one.pattern, source, unresolved: one.why })
          }
        }
      },
    })
  }
  return { reads, dynamic }
}

/** What a call reads, as "namespace:key"; nothing for calls that read no messages. */
function readsOf(node: ESTree.CallExpression, scope: Scope): Value {
  const { callee } = node
  const member = callee.type === 'MemberExpression' && !callee.computed ? callee.property.name : null
  if (callee.type !== 'Identifier' && member === null) return []
  const why = scope.source(node)
  const args = () =>
    node.arguments.map((argument) =>
      argument.type === 'SpreadElement' ? unknown(scope.source(argument)) : evaluator.value(argument, scope),
    )
  const accessors = evaluator.value(callee, scope).flatMap((one) => (one.kind === 'accessor' ? [one] : []))
  if (accessors.length > 0) {
    return accessors.flatMap(({ name, namespaces }) =>
      concat([namespaces, text(':'), keysRead(name, args(), why)], why),
    )
  }
  if (member !== 't') return []
  const [key = unknown(why), options] = args()
  return concat([namespaceOption(options, why), text(':'), key], why)
}

function lineAt({ text: source }: Module, offset: number): number {
  return source.slice(0, offset).split('\n').length
}
