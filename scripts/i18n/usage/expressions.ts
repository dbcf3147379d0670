import type { ESTree } from 'vite'
import { narrowedBy } from './narrow.ts'
import { arrayValue, assertedValue, memberValue, objectValue } from './objects.ts'
import type { Evaluator, Scope } from './scope.ts'
import {
  concat,
  itemsOf,
  keysOf,
  listOf,
  nothing,
  recordOf,
  text,
  union,
  unknown,
  type Value,
  withoutNothing,
} from './values.ts'

/** What an expression may be. What is not understood is unknown, never an error. */
export function expressionValue(node: ESTree.Expression, scope: Scope, evaluator: Evaluator): Value {
  const value = (inner: ESTree.Expression) => evaluator.value(inner, scope)
  const why = scope.source(node)
  switch (node.type) {
    case 'Literal':
      if (node.value === null) return nothing
      return typeof node.value === 'string' || typeof node.value === 'number' ? text(String(node.value)) : unknown(why)
    case 'TemplateLiteral':
      return templateValue(node.quasis, node.expressions.map(value), why)
    case 'BinaryExpression':
      return node.operator === '+' ? concat([value(node.left), value(node.right)], why) : unknown(why)
    case 'Identifier':
      if (node.name === 'undefined') return nothing
      return scope.narrowed(node.name) ?? scope.value(node.name) ?? unknown(why)
    case 'MemberExpression':
      return memberValue(node, scope, evaluator)
    case 'CallExpression': {
      const args = node.arguments.map((argument) =>
        argument.type === 'SpreadElement' ? unknown(scope.source(argument)) : value(argument),
      )
      return callValue(value(node.callee), args, why)
    }
    case 'ConditionalExpression':
      return union([
        evaluator.value(node.consequent, narrowedBy(node.test, true, scope, evaluator)),
        evaluator.value(node.alternate, narrowedBy(node.test, false, scope, evaluator)),
      ])
    case 'LogicalExpression':
      if (node.operator === '&&') return union([value(node.right), nothing])
      return union([withoutNothing(value(node.left)), value(node.right)])
    case 'ArrayExpression':
      return arrayValue(node, scope, evaluator)
    case 'ObjectExpression':
      return objectValue(node, scope, evaluator)
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return evaluator.callable(node, scope)
    case 'TSAsExpression':
      return assertedValue(node, scope, evaluator)
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return value(node.expression)
    default:
      return unknown(why)
  }
}

/** Words and what stands between them, joined in every way. */
export function templateValue(quasis: readonly ESTree.TemplateElement[], between: readonly Value[], why: string) {
  const parts = quasis.flatMap((quasi, index) => {
    const next = between[index]
    const words = text(quasi.value.cooked ?? '')
    return next ? [words, next] : [words]
  })
  return concat(parts, why)
}

/** What a call may return. */
export function callValue(callee: Value, args: readonly Value[], why: string): Value {
  return union(
    withoutNothing(callee).map((one) => {
      if (one.kind === 'function') return one.call(args)
      // items, lines, rows and cells give one object for each id; m, text, label and rich give what no key is made of.
      const [, ids] = args
      if (one.kind !== 'accessor' || !ids) return unknown(why)
      return listOf(recordOf([['id', () => (one.name === 'rows' ? keysOf(ids, why) : itemsOf(ids, why))]]))
    }),
  )
}
