import type { ESTree } from 'vite'
import { type Evaluator, pathOf, Scope } from './scope.ts'

/**
 * The scope where a test came out as `outcome`: `page === 'contacts'` leaves one text on one side and the others on the
 * other. Tests of other kinds say nothing here.
 */
export function narrowedBy(test: ESTree.Expression, outcome: boolean, scope: Scope, evaluator: Evaluator): Scope {
  if (test.type === 'ParenthesizedExpression') return narrowedBy(test.expression, outcome, scope, evaluator)
  if (test.type === 'UnaryExpression' && test.operator === '!') {
    return narrowedBy(test.argument, !outcome, scope, evaluator)
  }
  if (test.type === 'LogicalExpression') {
    // Only then both sides are known to have come out the same.
    if (test.operator !== (outcome ? '&&' : '||')) return scope
    return narrowedBy(test.right, outcome, narrowedBy(test.left, outcome, scope, evaluator), evaluator)
  }
  if (test.type !== 'BinaryExpression' || test.left.type === 'PrivateIdentifier') return scope
  if (test.operator !== '===' && test.operator !== '!==') return scope
  const path = pathOf(test.left)
  if (path === null || test.right.type !== 'Literal' || typeof test.right.value !== 'string') return scope
  const { value } = test.right
  const equal = (test.operator === '===') === outcome
  const known = evaluator.value(test.left, scope)
  const inner = new Scope(scope)
  inner.narrow(
    path,
    known.filter((one) => one.kind !== 'text' || (one.text === value) === equal),
  )
  return inner
}
