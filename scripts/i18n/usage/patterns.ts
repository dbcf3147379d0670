import type { ESTree } from 'vite'
import type { Evaluator, Scope } from './scope.ts'
import { fieldOf, itemsOf, listOf, union, type Value, withoutNothing } from './values.ts'

/** Gives the names of a pattern, such as `{ id, ...rest }`, what the matching parts of a value may be. */
export function bindPattern(
  pattern: ESTree.BindingPattern | ESTree.BindingRestElement,
  find: () => Value,
  scope: Scope,
  evaluator: Evaluator,
): void {
  const why = scope.source(pattern)
  if (pattern.type === 'Identifier') scope.setValue(pattern.name, find)
  else if (pattern.type === 'RestElement') bindPattern(pattern.argument, find, scope, evaluator)
  else if (pattern.type === 'AssignmentPattern') {
    const withDefault = () => union([withoutNothing(find()), evaluator.value(pattern.right, scope)])
    bindPattern(pattern.left, withDefault, scope, evaluator)
  } else if (pattern.type === 'ObjectPattern') {
    for (const property of pattern.properties) {
      const inner = property.type === 'RestElement' ? property.argument : property.value
      const name = property.type === 'RestElement' ? null : propertyName(property)
      // What is left over of an object is at most the object.
      const part = () => (property.type === 'RestElement' ? find() : fieldOf(find(), name, why))
      bindPattern(inner, part, scope, evaluator)
    }
  } else {
    pattern.elements.forEach((element, position) => {
      if (element?.type === 'RestElement') {
        bindPattern(element.argument, () => listOf(itemsOf(find(), why)), scope, evaluator)
      } else if (element) bindPattern(element, () => fieldOf(find(), String(position), why), scope, evaluator)
    })
  }
}

/** The name of a property that is written out; null for a computed one. */
export function propertyName({ key, computed }: { key: ESTree.PropertyKey; computed: boolean }): string | null {
  if (key.type === 'Literal') return String(key.value)
  return key.type === 'Identifier' && !computed ? key.name : null
}
