/** In place of node:util. */

/** For what JSON can hold; names of objects in the same order. */
export const isDeepStrictEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
