import type { ESTree } from 'vite'
import { bindPattern } from './patterns.ts'
import { type Evaluator, Scope } from './scope.ts'
import { isUnknown, unknown, type Value } from './values.ts'

/** Makes the names that some statements declare known to a scope. Imports are for the module to resolve. */
export function declareStatements(
  statements: readonly (ESTree.Statement | ESTree.Directive)[],
  scope: Scope,
  evaluator: Evaluator,
): void {
  for (const statement of statements) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (node?.type === 'VariableDeclaration') declareVariables(node, scope, evaluator)
    else if (node?.type === 'FunctionDeclaration' && node.id) {
      scope.setValue(node.id.name, () => evaluator.callable(node, scope))
    } else if (node?.type === 'TSTypeAliasDeclaration') {
      scope.setType(node.id.name, (args) =>
        evaluator.type(node.typeAnnotation, withTypeArguments(node.typeParameters, args, scope, evaluator)),
      )
    } else if (node?.type === 'TSInterfaceDeclaration') {
      scope.setType(node.id.name, (args) =>
        evaluator.members(node, withTypeArguments(node.typeParameters, args, scope, evaluator)),
      )
    }
  }
}

function declareVariables(node: ESTree.VariableDeclaration, scope: Scope, evaluator: Evaluator): void {
  for (const { id, init } of node.declarations) {
    const annotation = id.type === 'AssignmentPattern' ? null : id.typeAnnotation
    bindPattern(id, () => variableValue(node.kind, init, annotation, scope, evaluator), scope, evaluator)
  }
}

/** An annotation is the declaration. Without one only what cannot change counts: no `let`, no array that may grow. */
function variableValue(
  kind: ESTree.VariableDeclarationKind,
  init: ESTree.Expression | null,
  annotation: ESTree.TSTypeAnnotation | null | undefined,
  scope: Scope,
  evaluator: Evaluator,
): Value {
  const declared = annotation ? evaluator.type(annotation.typeAnnotation, scope) : null
  if (declared && !isUnknown(declared)) return declared
  if (!init || kind !== 'const') return unknown(init ? scope.source(init) : 'a variable without a value')
  if (init.type === 'ArrayExpression') return unknown(`${scope.source(init)} without "as const"`)
  return evaluator.value(init, scope)
}

/** A scope in which the type parameters of a declaration stand for arguments, or for what they have to extend. */
export function withTypeArguments(
  parameters: ESTree.TSTypeParameterDeclaration | null | undefined,
  args: readonly Value[],
  scope: Scope,
  evaluator: Evaluator,
): Scope {
  if (!parameters) return scope
  const inner = new Scope(scope)
  parameters.params.forEach((parameter, position) => {
    const bound = parameter.default ?? parameter.constraint
    const otherwise = () => (bound ? evaluator.type(bound, inner) : unknown(parameter.name.name))
    inner.setType(parameter.name.name, () => args[position] ?? otherwise())
  })
  return inner
}
