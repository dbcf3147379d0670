import type { ESTree } from 'vite'
import { declareStatements, withTypeArguments } from './declare.ts'
import { bindPattern } from './patterns.ts'
import { type Evaluator, Scope } from './scope.ts'
import { type Call, functionOf, isUnknown, union, unknown, type Value } from './values.ts'

export type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression

/** Calls within calls. Beyond this a function that calls itself is given up. */
const DEEPEST = 20
let depth = 0

/** A function: what it returns by its annotation, else by its body when it is called with what is passed. */
export function callable(node: FunctionNode, scope: Scope, evaluator: Evaluator): Value {
  const call: Call = (args) => {
    if (depth >= DEEPEST) return unknown(node.id?.name ?? scope.source(node))
    depth += 1
    try {
      const inner = functionScope(node, args, scope, evaluator)
      const declared = node.returnType ? evaluator.type(node.returnType.typeAnnotation, inner) : null
      return declared && !isUnknown(declared) ? declared : returned(node, inner, evaluator)
    } finally {
      depth -= 1
    }
  }
  const types = () =>
    parameterTypes(node.params, withTypeArguments(node.typeParameters, [], scope, evaluator), evaluator)
  return functionOf(call, types)
}

/** What the parameters of a function are by their annotations. */
export function parameterTypes(
  params: readonly ESTree.ParamPattern[],
  scope: Scope,
  evaluator: Evaluator,
): readonly Value[] {
  return params.map((parameter) => {
    const pattern = parameter.type === 'TSParameterProperty' ? parameter.parameter : parameter
    const target = pattern.type === 'AssignmentPattern' ? pattern.left : pattern
    const annotation = target.type === 'AssignmentPattern' ? null : target.typeAnnotation
    return annotation ? evaluator.type(annotation.typeAnnotation, scope) : unknown(scope.source(target))
  })
}

/** The scope of a function's body: its type parameters, its parameters, and nothing of its statements yet. */
export function functionScope(node: FunctionNode, args: readonly Value[], scope: Scope, evaluator: Evaluator): Scope {
  const inner = new Scope(withTypeArguments(node.typeParameters, typeArguments(node, args), scope, evaluator))
  node.params.forEach((parameter, position) => {
    const pattern = parameter.type === 'TSParameterProperty' ? parameter.parameter : parameter
    if (pattern.type === 'RestElement') {
      const rest = () =>
        pattern.typeAnnotation ? evaluator.type(pattern.typeAnnotation.typeAnnotation, inner) : unknown('arguments')
      bindPattern(pattern.argument, rest, inner, evaluator)
      return
    }
    const target = pattern.type === 'AssignmentPattern' ? pattern.left : pattern
    const annotation = target.type === 'AssignmentPattern' ? null : target.typeAnnotation
    const find = () => {
      const passed = args[position]
      if (passed && !isUnknown(passed)) return passed
      return annotation ? evaluator.type(annotation.typeAnnotation, inner) : unknown(scope.source(target))
    }
    // TypeScript holds a default against the annotation, so the annotation covers it.
    bindPattern(annotation ? target : pattern, find, inner, evaluator)
  })
  return inner
}

/** What type parameters stand for, as far as a parameter is annotated with just their name: `(group: G)`. */
function typeArguments(node: FunctionNode, args: readonly Value[]): Value[] {
  const found: Value[] = []
  node.typeParameters?.params.forEach(({ name }, index) => {
    const position = node.params.findIndex((parameter) => {
      const type = parameter.type === 'Identifier' ? parameter.typeAnnotation?.typeAnnotation : null
      return type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === name.name
    })
    const passed = args[position]
    if (passed && !isUnknown(passed)) found[index] = passed
  })
  return found
}

function returned(node: FunctionNode, scope: Scope, evaluator: Evaluator): Value {
  if (!node.body || node.async || node.generator) return unknown(scope.source(node))
  if (node.body.type !== 'BlockStatement') return evaluator.value(node.body, scope)
  const inner = new Scope(scope)
  declareStatements(node.body.body, inner, evaluator)
  const results = node.body.body
    .flatMap(returnStatements)
    .map(({ argument }) => (argument ? evaluator.value(argument, inner) : []))
  return results.length > 0 ? union(results) : unknown(scope.source(node))
}

function returnStatements(node: ESTree.Statement | ESTree.Directive): ESTree.ReturnStatement[] {
  if (node.type === 'ReturnStatement') return [node]
  if (node.type === 'BlockStatement') return node.body.flatMap(returnStatements)
  if (node.type !== 'IfStatement') return []
  return [...returnStatements(node.consequent), ...(node.alternate ? returnStatements(node.alternate) : [])]
}
