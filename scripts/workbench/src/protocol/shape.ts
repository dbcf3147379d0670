import { isObject } from '../lib/json/values.ts'

/** A type guard. */
export type Shape<T> = (value: unknown) => value is T

/** The type that a shape checks. */
export type Checked<S> = S extends (value: unknown) => value is infer T ? T : never

/** The maximum length in characters, longer than any name, reason or search. */
const LONGEST_LINE = 500

/** Well-formed text: UTF-8 would replace a lone surrogate. */
export const text: Shape<string> = (value): value is string => typeof value === 'string' && !/\p{Cs}/u.test(value)

/** Text of one line, such as a record or an item of a list. */
export const line: Shape<string> = (value): value is string =>
  typeof value === 'string' && value.length <= LONGEST_LINE && !/[\p{Cs}\p{Cc}\u2028\u2029]/u.test(value)

export const hash: Shape<string> = (value): value is string => typeof value === 'string' && /^[0-9a-f]{8}$/.test(value)

export const oneOf =
  <const T extends string>(values: readonly T[]): Shape<T> =>
  (value): value is T =>
    values.some((each) => each === value)

export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value): value is T | null =>
    value === null || shape(value)

export const listOf =
  <T>(shape: Shape<T>): Shape<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(shape)

/** A record with any names and values of one type. */
export const recordOf =
  <T>(shape: Shape<T>): Shape<Readonly<Record<string, T>>> =>
  (value): value is Readonly<Record<string, T>> =>
    isObject(value) && Object.values(value).every(shape)

/** An object with exactly these fields. */
export function object<T extends object>(fields: { readonly [K in keyof T]: Shape<T[K]> }): Shape<T> {
  const known: [string, Shape<unknown>][] = Object.entries(fields)
  return (value): value is T =>
    isObject(value) &&
    Object.keys(value).every((name) => Object.hasOwn(fields, name)) &&
    known.every(([name, shape]) => shape(value[name]))
}
