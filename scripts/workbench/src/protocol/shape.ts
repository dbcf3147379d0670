/** Throws an Error that names the value and says what was expected and found, where a value is not of the type. */
export type Shape<T> = (value: unknown, name: string) => asserts value is T

/** The type that a shape is of. */
export type Checked<S> = S extends ((value: unknown, name: string) => asserts value is infer T) ? T : never

/** Whether a value is of the type. */
export function fits<T>(shape: Shape<T>, value: unknown): value is T {
  try {
    shape(value, '')
    return true
  } catch {
    return false
  }
}

/** In characters: longer than any name, reason or search. */
const LONGEST_LINE = 500

/** Text that UTF-8 can hold: half of a surrogate pair would be written as another character. */
export const text: Shape<string> = (value, name) => {
  if (typeof value !== 'string' || /\p{Cs}/u.test(value)) throw refusal(name, 'a text', value)
}

/** Text for a place where one line stands, such as a record or a list. */
export const line: Shape<string> = (value, name) => {
  if (typeof value !== 'string' || /[\p{Cs}\p{Cc}\u2028\u2029]/u.test(value))
    throw refusal(name, 'a text of one line', value)
  if (value.length > LONGEST_LINE) throw refusal(name, `at most ${LONGEST_LINE} characters`, value)
}

export const hash: Shape<string> = (value, name) => {
  if (typeof value !== 'string' || !/^[0-9a-f]{8}$/.test(value)) throw refusal(name, 'eight hex digits', value)
}

export function oneOf<const T extends string | boolean>(values: readonly T[]): Shape<T> {
  return (value, name) => {
    if (!values.some((each) => each === value)) throw refusal(name, `one of ${values.join(', ')}`, value)
  }
}

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return (value, name) => {
    if (value !== null) shape(value, name)
  }
}

export function listOf<T>(shape: Shape<T>, most: number): Shape<readonly T[]> {
  return (value, name) => {
    if (!Array.isArray(value)) throw refusal(name, 'a list', value)
    if (value.length > most) throw new Error(`${name}: expected at most ${most} items, found ${value.length}.`)
    value.forEach((item, index) => {
      shape(item, `${name}[${index}]`)
    })
  }
}

/** Names that are not known beforehand, each with a value of one type. Whoever takes it looks the names up. */
export function recordOf<T>(shape: Shape<T>, most: number): Shape<Readonly<Record<string, T>>> {
  return (value, name) => {
    if (!isRecord(value)) throw refusal(name, 'an object', value)
    const fields = Object.entries(value)
    if (fields.length > most) throw new Error(`${name}: expected at most ${most} fields, found ${fields.length}.`)
    for (const [field, item] of fields) shape(item, nameOf(name, field))
  }
}

/** Exactly these fields. What it takes is what JSON.parse made: each field an own one, and no other. */
export function object<T extends object>(fields: { readonly [K in keyof T]: Shape<T[K]> }): Shape<T> {
  const known: [string, Shape<unknown>][] = Object.entries(fields)
  return (value, name) => {
    if (!isRecord(value)) throw refusal(name, 'an object', value)
    const found = new Map(Object.entries(value))
    for (const field of found.keys()) {
      if (known.some(([each]) => each === field)) continue
      const expected = known.map(([each]) => each).join(', ') || 'none'
      throw new Error(`${nameOf(name, field)}: expected no field but ${expected}, found another.`)
    }
    for (const [field, shape] of known) check(shape, found.get(field), nameOf(name, field))
  }
}

/** TypeScript wants the type of what asserts to be written out. */
function check(shape: Shape<unknown>, value: unknown, name: string): void {
  shape(value, name)
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nameOf = (parent: string, field: string) => `${parent && `${parent}.`}${shown(field)}`

/** A value without a name is the whole body. */
const refusal = (name: string, expected: string, value: unknown) =>
  new Error(`${name || 'The body'}: expected ${expected}, found ${describe(value)}.`)

function describe(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') return JSON.stringify(shown(value))
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}

const shown = (value: string) => (value.length > 60 ? `${value.slice(0, 60)}…` : value)
