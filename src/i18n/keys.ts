type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** Every dotted key of a message tree. Plural forms are one key without suffix. */
export type KeyOf<M> = {
  [K in keyof M & string]: M[K] extends string
    ? K extends `${infer Base}_${PluralForm}`
      ? Base
      : K
    : `${K}.${KeyOf<M[K]>}`
}[keyof M & string]

/** Every key of a group of messages. */
type GroupOf<M> = {
  [K in keyof M & string]: M[K] extends string ? never : K | `${K}.${GroupOf<M[K]>}`
}[keyof M & string]

/** The groups that have a message at each of the paths: `GroupWith<M, 'a.title' | 'a.text'>`. */
export type GroupWith<M, Path extends string> = {
  [Group in GroupOf<M>]: `${Group}.${Path}` extends KeyOf<M> ? Group : never
}[GroupOf<M>]
