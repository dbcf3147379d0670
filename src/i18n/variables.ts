/**
 * The variables that components pass to texts, with their kinds. The build fills in all other variables
 * (src/config/claims.ts, the brand, the facts of src/config/site.ts). `npm run i18n -- check` and the build report unknown
 * variables.
 */
export const givenVariables = {
  /** Selects the plural form in i18next. */
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

/** The values that a component can pass to a text. */
export type Values = { readonly [Name in keyof Kinds]?: Kinds[Name] extends 'number' ? number : string }
