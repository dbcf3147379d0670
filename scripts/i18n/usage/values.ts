/**
 * What an expression or a type may be, as far as it matters for message keys: a list of alternatives. `unknown` stands for
 * everything that the sources do not limit to a finite list.
 */
export type Alternative =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly elements: readonly Value[]; readonly rest: Value }
  /** An object; one that is a bundle of messages says which. */
  | { readonly kind: 'record'; readonly fields: ReadonlyMap<string, () => Value>; readonly namespace?: string }
  /** `params` are its parameters by their annotations: what it hands to a function that is passed to it. */
  | { readonly kind: 'function'; readonly call: Call; readonly params: () => readonly Value[] }
  /** One of the functions of useMessages, which read messages. */
  | { readonly kind: 'accessor'; readonly name: string; readonly namespaces: Value }
  /** null or undefined. TypeScript keeps them out of keys. */
  | { readonly kind: 'nothing' }
  /** `why` is the source text of what could not be resolved; `pattern` has * for it and keeps what is known around it. */
  | { readonly kind: 'unknown'; readonly why: string; readonly pattern: string }

export type Value = readonly Alternative[]
export type Call = (args: readonly Value[]) => Value

export const nothing: Value = [{ kind: 'nothing' }]
export const unknown = (why: string): Value => [{ kind: 'unknown', why, pattern: '*' }]
export const text = (value: string): Value => [{ kind: 'text', text: value }]
export const texts = (values: Iterable<string>): Value => [...values].map((value) => ({ kind: 'text', text: value }))
export const listOf = (rest: Value, elements: readonly Value[] = []): Value => [{ kind: 'list', elements, rest }]
export const functionOf = (call: Call, params: () => readonly Value[] = () => []): Value => [
  { kind: 'function', call, params },
]

/** An object with these fields. */
export function recordOf(fields: Iterable<readonly [string, () => Value]>, namespace?: string): Value {
  return [{ kind: 'record', fields: new Map(fields), ...(namespace === undefined ? {} : { namespace }) }]
}

/** All alternatives together, each text once. */
export function union(values: readonly Value[]): Value {
  const seen = new Set<string>()
  return values.flat().filter((one) => {
    const id = one.kind === 'text' ? `=${one.text}` : one.kind === 'nothing' ? '-' : null
    if (id === null) return true
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
}

/** Whether nothing at all is known of a value. */
export const isUnknown = (value: Value) => value.length > 0 && value.every((one) => one.kind === 'unknown')
export const withoutNothing = (value: Value): Value => value.filter((one) => one.kind !== 'nothing')
/** The texts among the alternatives. */
export const textsOf = (value: Value): string[] => value.flatMap((one) => (one.kind === 'text' ? [one.text] : []))

/** What may come out of a list when one goes through it. */
export function itemsOf(value: Value, why: string): Value {
  return union(
    withoutNothing(value).map((one) => (one.kind === 'list' ? union([...one.elements, one.rest]) : unknown(why))),
  )
}

/** The names of an object's fields. */
export function keysOf(value: Value, why: string): Value {
  return union(withoutNothing(value).map((one) => (one.kind === 'record' ? texts(one.fields.keys()) : unknown(why))))
}

/** The field of a name, or the element at a position; of a list also what stands at any position when `name` is null. */
export function fieldOf(value: Value, name: string | null, why: string): Value {
  return union(
    withoutNothing(value).map((one) => {
      if (one.kind === 'record') return (name === null ? undefined : one.fields.get(name)?.()) ?? unknown(why)
      if (one.kind !== 'list') return unknown(why)
      if (name === null) return union([...one.elements, one.rest])
      return /^\d+$/.test(name) ? (one.elements[Number(name)] ?? one.rest) : unknown(why)
    }),
  )
}

/** What the parameter at a position of a function may be; null when nothing is known of it. */
export function parameterOf(value: Value, position: number): Value | null {
  const types = value.flatMap((one) => (one.kind === 'function' ? [one.params()[position] ?? []] : []))
  return types.length > 0 ? union(types) : null
}

/** Every text that the parts make when they are put one after another; what is unknown stays visible as * in a pattern. */
export function concat(parts: readonly Value[], why: string): Value {
  let made: Value = text('')
  for (const part of parts) {
    made = made.flatMap((left) => withoutNothing(part).map((right) => join(left, right, why)))
  }
  return union([made])
}

function join(left: Alternative, right: Alternative, why: string): Alternative {
  const pattern = patternOf(left) + patternOf(right)
  if (left.kind === 'text' && right.kind === 'text') return { kind: 'text', text: pattern }
  const reason = left.kind === 'unknown' ? left.why : right.kind === 'unknown' ? right.why : why
  return { kind: 'unknown', why: reason, pattern }
}

function patternOf(one: Alternative): string {
  return one.kind === 'text' ? one.text : one.kind === 'unknown' ? one.pattern : '*'
}
