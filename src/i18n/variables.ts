/**
 * The variables that a component gives to a text as it shows it, with their kinds. Every other variable of a text is the
 * site's own (src/config/claims.ts, the brand and facts of src/config/site.ts), which the build fills in. `npm run i18n -- check` and the build
 * refuse any that is in neither.
 */
export const givenVariables = {
  /** The number by which i18next chooses a plural form. */
  count: 'number',
  encoding: 'string',
  expected: 'string',
  found: 'string',
  hours: 'string',
  id: 'string',
  label: 'string',
  line: 'string',
  most: 'string',
  name: 'string',
  offset: 'string',
  place: 'string',
  position: 'number',
  size: 'string',
  summer: 'string',
  total: 'number',
  value: 'string',
  winter: 'string',
  year: 'number',
  zone: 'string',
} as const satisfies Record<string, 'number' | 'string'>

type Kinds = typeof givenVariables

/** What a component may give to a text. */
export type Values = { readonly [Name in keyof Kinds]?: Kinds[Name] extends 'number' ? number : string }
