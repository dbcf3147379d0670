type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** Every full key of a message tree, dot by dot; plural forms count as one key without their suffix. */
export type KeyOf<M> = {
  [K in keyof M & string]: M[K] extends string
    ? K extends `${infer Base}_${PluralForm}`
      ? Base
      : K
    : `${K}.${KeyOf<M[K]>}`
}[keyof M & string]

/** Every key that leads to a group of messages rather than to a message. */
export type GroupOf<M> = {
  [K in keyof M & string]: M[K] extends string ? never : K | `${K}.${GroupOf<M[K]>}`
}[keyof M & string]

/** The groups that hold every one of the ids, each as a message or, with fields, as a group with those fields. */
export type PrefixOf<M, Id extends string, Field extends string = never> = {
  [P in GroupOf<M>]: [Field] extends [never]
    ? `${P}.${Id}` extends KeyOf<M>
      ? P
      : never
    : `${P}.${Id}.${Field}` extends KeyOf<M>
      ? P
      : never
}[GroupOf<M>]
