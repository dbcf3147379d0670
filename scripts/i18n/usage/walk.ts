import type { ESTree } from 'vite'
import { declareStatements } from './declare.ts'
import { type FunctionNode, functionScope } from './functions.ts'
import { narrowedBy } from './narrow.ts'
import { bindPattern, propertyName } from './patterns.ts'
import { type Evaluator, Scope } from './scope.ts'
import { fieldOf, itemsOf, keysOf, parameterOf, unknown, type Value } from './values.ts'

export type OnCall = (node: ESTree.CallExpression, scope: Scope) => void

interface Walk {
  readonly evaluator: Evaluator
  readonly onCall: OnCall
}

/** Goes through some statements and tells of each call with the names that are known at its place. */
export function walkStatements(body: readonly unknown[], scope: Scope, walk: Walk): void {
  for (const node of body) if (isNode(node)) walkNode(node, scope, walk)
}

function walkNode(node: ESTree.Node, scope: Scope, walk: Walk): void {
  const { evaluator } = walk
  if (node.type === 'BlockStatement') {
    const inner = new Scope(scope)
    declareStatements(node.body, inner, evaluator)
    walkStatements(node.body, inner, walk)
  } else if (node.type === 'CallExpression') {
    walk.onCall(node, scope)
    walkCall(node, scope, walk)
  } else if (node.type === 'ConditionalExpression' || node.type === 'IfStatement') {
    walkNode(node.test, scope, walk)
    walkNode(node.consequent, narrowedBy(node.test, true, scope, evaluator), walk)
    if (node.alternate) walkNode(node.alternate, narrowedBy(node.test, false, scope, evaluator), walk)
  } else if (node.type === 'LogicalExpression' && node.operator !== '??') {
    walkNode(node.left, scope, walk)
    walkNode(node.right, narrowedBy(node.left, node.operator === '&&', scope, evaluator), walk)
  } else if (node.type === 'JSXOpeningElement') walkElement(node, scope, walk)
  else if (node.type === 'VariableDeclarator' && node.init && node.id.type !== 'AssignmentPattern') {
    const { typeAnnotation } = node.id
    walkExpected(
      node.init,
      () => (typeAnnotation ? evaluator.type(typeAnnotation.typeAnnotation, scope) : null),
      scope,
      walk,
    )
  } else if (isFunction(node)) walkFunction(node, [], scope, walk)
  else if (node.type === 'ForOfStatement' || node.type === 'ForInStatement') walkLoop(node, scope, walk)
  else if (!isType(node)) walkChildren(node, scope, walk)
}

function isFunction(node: ESTree.Node): node is FunctionNode {
  return ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type)
}

/** Types read no messages; what looks like one around an expression is none. */
function isType({ type }: ESTree.Node): boolean {
  return type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type)
}

function walkChildren(node: ESTree.Node, scope: Scope, walk: Walk): void {
  for (const child of Object.values(node)) {
    if (Array.isArray(child)) walkStatements(child, scope, walk)
    else if (isNode(child)) walkNode(child, scope, walk)
  }
}

function walkCall(node: ESTree.CallExpression, scope: Scope, walk: Walk): void {
  walkNode(node.callee, scope, walk)
  node.arguments.forEach((argument, position) => {
    walkExpected(argument, () => parameterOf(walk.evaluator.value(node.callee, scope), position), scope, walk)
  })
}

/** The attributes of a component are the fields of its first parameter. */
function walkElement(node: ESTree.JSXOpeningElement, scope: Scope, walk: Walk): void {
  const { name } = node
  for (const attribute of node.attributes) {
    if (attribute.type === 'JSXAttribute' && attribute.value?.type === 'JSXExpressionContainer') {
      const { name: prop, value } = attribute
      const props = () => (name.type === 'JSXIdentifier' ? parameterOf(scope.value(name.name) ?? [], 0) : null)
      const expected = () => fieldOf(props() ?? [], prop.type === 'JSXIdentifier' ? prop.name : null, 'an attribute')
      walkExpected(value.expression, expected, scope, walk)
    } else walkNode(attribute, scope, walk)
  }
}

/** A function takes from its place what its own parameters do not say: list.map(…), an option or a prop that is called. */
function walkExpected(node: ESTree.Node, expected: () => Value | null, scope: Scope, walk: Walk): void {
  if (isFunction(node)) {
    const place = expected() ?? []
    const args = node.params.map((_parameter, position) => parameterOf(place, position) ?? [])
    walkFunction(
      node,
      args.map((value) => (value.length > 0 ? value : unknown('a parameter'))),
      scope,
      walk,
    )
  } else if (node.type === 'ObjectExpression') {
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') walkNode(property, scope, walk)
      else {
        const name = propertyName(property)
        if (property.computed) walkNode(property.key, scope, walk)
        walkExpected(property.value, () => fieldOf(expected() ?? [], name, 'a property'), scope, walk)
      }
    }
  } else walkNode(node, scope, walk)
}

function walkFunction(node: FunctionNode, args: readonly Value[], scope: Scope, walk: Walk): void {
  const inner = functionScope(node, args, scope, walk.evaluator)
  walkStatements(node.params, inner, walk)
  if (node.body) walkNode(node.body, inner, walk)
}

function walkLoop(node: ESTree.ForOfStatement | ESTree.ForInStatement, scope: Scope, walk: Walk): void {
  walkNode(node.right, scope, walk)
  const inner = new Scope(scope)
  const why = scope.source(node.right)
  const over = () => {
    const value = walk.evaluator.value(node.right, scope)
    return node.type === 'ForOfStatement' ? itemsOf(value, why) : keysOf(value, why)
  }
  if (node.left.type === 'VariableDeclaration') {
    for (const { id } of node.left.declarations) bindPattern(id, over, inner, walk.evaluator)
  }
  walkNode(node.body, inner, walk)
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
