import type { ESTree } from 'vite'
import { listMethod } from './lists.ts'
import { propertyName } from './patterns.ts'
import { type Evaluator, pathOf, type Scope } from './scope.ts'
import { fieldOf, isUnknown, itemsOf, listOf, recordOf, textsOf, union, unknown, type Value } from './values.ts'

/** `object.name`, `object[name]` or `list[position]`. */
export function memberValue(node: ESTree.MemberExpression, scope: Scope, evaluator: Evaluator): Value {
  const path = pathOf(node)
  const narrowed = path === null ? null : scope.narrowed(path)
  if (narrowed) return narrowed
  const why = scope.source(node)
  const object = evaluator.value(node.object, scope)
  if (node.computed) return indexed(object, evaluator.value(node.property, scope), why)
  const { name } = node.property
  return union(object.map((one) => (one.kind === 'list' ? listMethod(name, one, why) : fieldOf([one], name, why))))
}

/** What stands under any of some names. A name that is not known may be any place of a list, but no field. */
export function indexed(object: Value, index: Value, why: string): Value {
  const names = textsOf(index)
  const parts = names.map((name) => fieldOf(object, name, why))
  return union(names.length === index.length ? parts : [...parts, fieldOf(object, null, why)])
}

export function arrayValue(node: ESTree.ArrayExpression, scope: Scope, evaluator: Evaluator): Value {
  const spread = node.elements.findIndex((element) => element?.type === 'SpreadElement')
  const values = node.elements.map((element) => {
    if (!element) return []
    if (element.type !== 'SpreadElement') return evaluator.value(element, scope)
    return itemsOf(evaluator.value(element.argument, scope), scope.source(element))
  })
  // Positions are known up to the first list that is spread out.
  return spread < 0 ? listOf([], values) : listOf(union(values.slice(spread)), values.slice(0, spread))
}

export function objectValue(node: ESTree.ObjectExpression, scope: Scope, evaluator: Evaluator): Value {
  const fields = new Map<string, () => Value>()
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const [spread, ...others] = evaluator.value(property.argument, scope)
      if (spread?.kind !== 'record' || others.length > 0) return unknown(scope.source(property))
      for (const [name, find] of spread.fields) fields.set(name, find)
      continue
    }
    const { key, value } = property
    const plain = propertyName(property)
    const computed = plain === null && key.type !== 'PrivateIdentifier' ? evaluator.value(key, scope) : []
    const names = plain === null ? textsOf(computed) : [plain]
    if (names.length === 0 || (plain === null && names.length < computed.length)) return unknown(scope.source(key))
    for (const name of names) fields.set(name, () => evaluator.value(value, scope))
  }
  return recordOf(fields)
}

/** `as const` leaves a value as it is; any other type is believed as far as it can be followed. */
export function assertedValue(node: ESTree.TSAsExpression, scope: Scope, evaluator: Evaluator): Value {
  const { typeAnnotation: type } = node
  const value = evaluator.value(node.expression, scope)
  const isConst =
    type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const'
  if (isConst) return value
  const asserted = evaluator.type(type, scope)
  return isUnknown(asserted) ? value : asserted
}
