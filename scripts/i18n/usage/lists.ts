import {
  type Alternative,
  functionOf,
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

const keeping = new Set(['filter', 'slice', 'sort', 'toSorted', 'reverse', 'toReversed', 'values', 'flat'])
const picking = new Set(['find', 'findLast', 'at'])
const going = new Set(['forEach', 'some', 'every'])

/** A method of a list, as far as its result is made of the list's elements. */
export function listMethod(name: string, list: Extract<Alternative, { kind: 'list' }>, why: string): Value {
  const items = itemsOf([list], why)
  // What each of these hands to the function that it is given.
  const handed = () => [
    functionOf(
      () => unknown(why),
      () => [items],
    ),
  ]
  if (name === 'flat') return functionOf(() => listOf(union(items.map((one) => itemsOf([one], why)))))
  if (keeping.has(name)) return functionOf(() => listOf(items), handed)
  if (picking.has(name)) return functionOf(() => union([items, nothing]), handed)
  if (going.has(name)) return functionOf(() => unknown(why), handed)
  if (name === 'concat') return functionOf((args) => listOf(union([items, ...args.map((one) => itemsOf(one, why))])))
  if (name === 'map') return functionOf(([callback]) => listOf(called(callback, items, why)), handed)
  if (name !== 'flatMap') return unknown(why)
  return functionOf(([callback]) => {
    const results = withoutNothing(called(callback, items, why))
    return listOf(union(results.map((one) => (one.kind === 'list' ? itemsOf([one], why) : [one]))))
  }, handed)
}

function called(callback: Value | undefined, items: Value, why: string): Value {
  if (!callback) return unknown(why)
  return union(callback.map((one) => (one.kind === 'function' ? one.call([items, unknown(why)]) : unknown(why))))
}

/** Object.keys, Object.values and Object.entries. */
export const objectFunctions: Value = recordOf(
  Object.entries({ keys: namesIn, values: valuesIn, entries: entriesIn }).map(([name, find]) => [
    name,
    () => functionOf(([record = []]) => find(record)),
  ]),
)

function namesIn(record: Value): Value {
  return listOf(keysOf(record, 'the keys of an object'))
}

function valuesIn(record: Value): Value {
  return listOf(union(fieldsIn(record).map(([, value]) => value)))
}

function entriesIn(record: Value): Value {
  const pairs = fieldsIn(record).map(([name, value]) => listOf([], [text(name), value]))
  return listOf(pairs.flat())
}

function fieldsIn(record: Value): [string, Value][] {
  return withoutNothing(record).flatMap((one): [string, Value][] => {
    if (one.kind === 'record') return [...one.fields].map(([name, find]) => [name, find()])
    return []
  })
}
