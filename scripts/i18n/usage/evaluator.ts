import { expressionValue } from './expressions.ts'
import { callable } from './functions.ts'
import type { Evaluator } from './scope.ts'
import { membersValue, typeValue } from './types.ts'

/** The parts of the analysis put together. */
export const evaluator: Evaluator = {
  value: (node, scope) => expressionValue(node, scope, evaluator),
  type: (node, scope) => typeValue(node, scope, evaluator),
  callable: (node, scope) => callable(node, scope, evaluator),
  members: (node, scope) => {
    const inherited = node.extends.flatMap(({ expression, typeArguments }) => {
      if (expression.type !== 'Identifier') return []
      const args = (typeArguments?.params ?? []).map((param) => evaluator.type(param, scope))
      return [scope.type(expression.name)?.(args) ?? []]
    })
    return membersValue(node.body.body, scope, evaluator, inherited)
  },
}
