import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { accessorModule, messagesType, useMessages } from './accessors.ts'
import { declareStatements } from './declare.ts'
import { objectFunctions } from './lists.ts'
import { type Evaluator, Scope, type TypeOf } from './scope.ts'
import { recordOf, unknown, type Value } from './values.ts'

/** A source file, read once. */
export interface Module {
  /** From the root, with slashes. */
  readonly file: string
  readonly text: string
  readonly body: readonly (ESTree.Statement | ESTree.Directive)[]
  readonly scope: Scope
}

/** The source files of a project and the names that they take from each other. */
export class Modules {
  readonly #root: string
  readonly #evaluator: Evaluator
  readonly #loaded = new Map<string, Module | null>()
  readonly #global = new Scope(null)

  constructor(root: string, evaluator: Evaluator) {
    this.#root = root
    this.#evaluator = evaluator
    this.#global.setValue('Object', () => objectFunctions)
  }

  /** A file by its path from the root; null when there is none or it cannot be parsed. The compiler reports those. */
  load(file: string): Module | null {
    const known = this.#loaded.get(file)
    if (known !== undefined) return known
    const text = readText(path.join(this.#root, file))
    const parsed = text === null ? null : parseSync(file, text)
    if (text === null || !parsed || parsed.errors.length > 0) {
      this.#loaded.set(file, null)
      return null
    }
    const { body } = parsed.program
    const scope = new Scope(this.#global, text)
    const module: Module = { file, text, body, scope }
    this.#loaded.set(file, module)
    declareStatements(body, scope, this.#evaluator)
    for (const node of body) if (node.type === 'ImportDeclaration') this.#declareImports(node, module)
    if (file === accessorModule) {
      scope.setValue('useMessages', () => useMessages)
      scope.setType('Messages', messagesType)
    }
    return module
  }

  #declareImports(node: ESTree.ImportDeclaration, { file, scope }: Module): void {
    const target = resolve(file, node.source.value)
    if (target === null) return
    for (const specifier of node.specifiers) {
      const { name } = specifier.local
      if (target.endsWith('.json')) {
        scope.setValue(name, () => this.#bundle(target))
      } else if (specifier.type !== 'ImportNamespaceSpecifier') {
        const imported = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default'
        scope.setValue(name, () => this.#exported(target, imported, (scope, own) => scope.value(own)) ?? unknown(name))
        const type = (): TypeOf | null => this.#exported(target, imported, (scope, own) => scope.type(own))
        scope.setType(name, (args) => type()?.(args) ?? unknown(name))
      }
    }
  }

  /** Looks an exported name up where it is declared, through `export … from`. */
  #exported<T>(file: string, name: string, find: (scope: Scope, own: string) => T | null): T | null {
    const module = this.load(file)
    if (!module) return null
    for (const node of module.body) {
      if (node.type === 'ExportNamedDeclaration') {
        const match = node.specifiers.find(({ exported }) => nameOf(exported) === name)
        if (match && !node.source) return find(module.scope, nameOf(match.local))
        const target = match && node.source && resolve(file, node.source.value)
        if (match && target) return this.#exported(target, nameOf(match.local), find)
      } else if (node.type === 'ExportAllDeclaration') {
        const target = resolve(file, node.source.value)
        const found = target && this.#exported(target, name, find)
        if (found) return found
      }
    }
    return find(module.scope, name)
  }

  /** A bundle of messages as the type `typeof en` sees it: its groups are known, its texts are just texts. */
  #bundle(file: string): Value {
    const text = readText(path.join(this.#root, file))
    const namespace = /^locales\/[^/]+\/(.+)\.json$/.exec(file)?.[1]
    try {
      const [record] = jsonValue(text === null ? null : JSON.parse(text))
      if (record?.kind === 'record' && namespace) return recordOf(record.fields, namespace)
    } catch {
      // The bundles' own reader reports it with its line.
    }
    return unknown(file)
  }
}

function jsonValue(json: unknown): Value {
  if (typeof json !== 'object' || json === null) return unknown('a message')
  return recordOf(Object.entries(json).map(([name, inner]) => [name, () => jsonValue(inner)]))
}

const nameOf = (node: ESTree.ModuleExportName) => (node.type === 'Literal' ? node.value : node.name)

/** The file that an import of our own names, from the root; null for packages. */
function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('#locales/')) return specifier.slice(1)
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : null
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
