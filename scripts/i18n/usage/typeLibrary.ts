import { itemsOf, listOf, recordOf, textsOf, unknown, type Value, withoutNothing } from './values.ts'

type BuiltIn = (args: readonly Value[], why: string) => Value

const itself: BuiltIn = ([inner], why) => inner ?? unknown(why)
const list: BuiltIn = ([inner], why) => listOf(inner ?? unknown(why))

/** TypeScript's own generic types, as far as a list of ids may pass through them. */
export const builtInTypes: Readonly<Record<string, BuiltIn>> = {
  Readonly: itself,
  Partial: itself,
  Required: itself,
  Awaited: itself,
  NonNullable: ([inner], why) => withoutNothing(inner ?? unknown(why)),
  Array: list,
  ReadonlyArray: list,
  Iterable: list,
  Record: ([keys = [], value = []], why) =>
    textsOf(keys).length < keys.length ? unknown(why) : recordOf(textsOf(keys).map((key) => [key, () => value])),
  Extract: ([from = [], wanted = []]) => from.filter((one) => wanted.some((other) => extendsOther([one], [other]))),
  Exclude: ([from = [], without = []]) => from.filter((one) => !without.some((other) => extendsOther([one], [other]))),
  Pick: ([record = [], keys = []], why) => picked(record, (name) => textsOf(keys).includes(name), why),
  Omit: ([record = [], keys = []], why) => picked(record, (name) => !textsOf(keys).includes(name), why),
}

/** Whether each alternative of a value fits one of the other's: texts that are equal, objects with all the fields. */
function extendsOther(value: Value, other: Value): boolean {
  return value.every((one) =>
    other.some((wanted) => {
      if (one.kind === 'text') return wanted.kind === 'text' && one.text === wanted.text
      if (one.kind === 'list') return wanted.kind === 'list' && extendsOther(itemsOf([one], ''), itemsOf([wanted], ''))
      if (one.kind !== 'record' || wanted.kind !== 'record') return one.kind === wanted.kind
      return [...wanted.fields].every(([name, find]) => extendsOther(one.fields.get(name)?.() ?? unknown(name), find()))
    }),
  )
}

function picked(record: Value, keep: (name: string) => boolean, why: string): Value {
  return record.flatMap((one) =>
    one.kind === 'record' ? recordOf([...one.fields].filter(([name]) => keep(name))) : unknown(why),
  )
}
