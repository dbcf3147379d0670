import { splitPlural } from '../model/plurals.ts'

/** The message that an id of the page belongs to: the id itself, or without the suffix of a plural form. */
export function messageOfForm(id: string, known: { has(id: string): boolean }): string {
  return known.has(id) ? id : splitPlural(id).base
}
