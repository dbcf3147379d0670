import type { ESTree } from 'vite'
import { templateValue } from './expressions.ts'
import { parameterTypes } from './functions.ts'
import { indexed } from './objects.ts'
import { propertyName } from './patterns.ts'
import { type Evaluator, Scope } from './scope.ts'
import { builtInTypes } from './typeLibrary.ts'
import {
  functionOf,
  itemsOf,
  keysOf,
  listOf,
  nothing,
  recordOf,
  text,
  textsOf,
  union,
  unknown,
  type Value,
} from './values.ts'

/** What a value of a type may be. What is not understood, `string` for one, is unknown. */
export function typeValue(node: ESTree.TSType, scope: Scope, evaluator: Evaluator): Value {
  const type = (inner: ESTree.TSType) => evaluator.type(inner, scope)
  const why = scope.source(node)
  switch (node.type) {
    case 'TSLiteralType':
      return literalValue(node.literal, why)
    case 'TSUndefinedKeyword':
    case 'TSNullKeyword':
    case 'TSVoidKeyword':
      return nothing
    case 'TSNeverKeyword':
      return []
    case 'TSUnionType':
      return union(node.types.map(type))
    case 'TSIntersectionType':
      return intersection(node.types.map(type), why)
    case 'TSParenthesizedType':
      return type(node.typeAnnotation)
    case 'TSTypeOperator':
      return node.operator === 'keyof' ? keysOf(type(node.typeAnnotation), why) : type(node.typeAnnotation)
    case 'TSArrayType':
      return listOf(type(node.elementType))
    case 'TSTupleType':
      return tupleValue(node, scope, evaluator)
    case 'TSTypeLiteral':
      return membersValue(node.members, scope, evaluator)
    case 'TSIndexedAccessType':
      return indexed(type(node.objectType), type(node.indexType), why)
    case 'TSTypeQuery':
      return queried(node.exprName, scope) ?? unknown(why)
    case 'TSTypeReference':
      return referred(node, scope, evaluator)
    case 'TSFunctionType': {
      const { params, returnType } = node
      return functionOf(
        () => type(returnType.typeAnnotation),
        () => parameterTypes(params, scope, evaluator),
      )
    }
    case 'TSMappedType':
      return mapped(node, scope, evaluator)
    case 'TSTemplateLiteralType':
      return templateValue(node.quasis, node.types.map(type), why)
    default:
      return unknown(why)
  }
}

function literalValue(literal: ESTree.TSLiteral, why: string): Value {
  if (literal.type !== 'Literal') return unknown(why)
  return typeof literal.value === 'string' || typeof literal.value === 'number'
    ? text(String(literal.value))
    : unknown(why)
}

/** Objects become one object with the fields of all; of anything else the first that is known is good enough. */
function intersection(parts: readonly Value[], why: string): Value {
  const records = parts.flat().flatMap((one) => (one.kind === 'record' ? [one] : []))
  if (records.length === parts.length) return recordOf(records.flatMap((record) => [...record.fields]))
  return parts.find((part) => textsOf(part).length > 0) ?? unknown(why)
}

function tupleValue(node: ESTree.TSTupleType, scope: Scope, evaluator: Evaluator): Value {
  const elements = node.elementTypes.map((element) => {
    if (element.type === 'TSOptionalType') return evaluator.type(element.typeAnnotation, scope)
    if (element.type === 'TSRestType')
      return itemsOf(evaluator.type(element.typeAnnotation, scope), scope.source(element))
    return element.type === 'TSNamedTupleMember' ? unknown(scope.source(element)) : evaluator.type(element, scope)
  })
  return listOf([], elements)
}

/** The fields of an object type or of an interface with what it extends. */
export function membersValue(
  members: readonly ESTree.TSSignature[],
  scope: Scope,
  evaluator: Evaluator,
  inherited: readonly Value[] = [],
): Value {
  const fields = new Map(inherited.flat().flatMap((one) => (one.kind === 'record' ? [...one.fields] : [])))
  for (const member of members) {
    if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') continue
    const name = propertyName(member)
    const annotation = member.type === 'TSPropertySignature' ? member.typeAnnotation : member.returnType
    if (name === null) continue
    const find = () => (annotation ? evaluator.type(annotation.typeAnnotation, scope) : unknown(name))
    const value = () =>
      member.type === 'TSMethodSignature'
        ? functionOf(find, () => parameterTypes(member.params, scope, evaluator))
        : find()
    fields.set(name, member.optional ? () => union([value(), nothing]) : value)
  }
  return recordOf(fields)
}

function queried(name: ESTree.TSTypeQueryExprName, scope: Scope): Value | null {
  if (name.type === 'Identifier') return scope.value(name.name)
  if (name.type !== 'TSQualifiedName') return null
  const object = queried(name.left, scope)
  return object && indexed(object, text(name.right.name), scope.source(name))
}

function referred(node: ESTree.TSTypeReference, scope: Scope, evaluator: Evaluator): Value {
  const why = scope.source(node)
  if (node.typeName.type !== 'Identifier') return unknown(why)
  const args = (node.typeArguments?.params ?? []).map((param) => evaluator.type(param, scope))
  const { name } = node.typeName
  return scope.type(name)?.(args) ?? builtInTypes[name]?.(args, why) ?? unknown(why)
}

function mapped(node: ESTree.TSMappedType, scope: Scope, evaluator: Evaluator): Value {
  const { typeAnnotation } = node
  const keys = evaluator.type(node.constraint, scope)
  if (!typeAnnotation || textsOf(keys).length < keys.length) return unknown(scope.source(node))
  return recordOf(
    textsOf(keys).map((key) => {
      const inner = new Scope(scope)
      inner.setType(node.key.name, () => text(key))
      return [key, () => evaluator.type(typeAnnotation, inner)]
    }),
  )
}
