import type { Element } from '@xmldom/xmldom'
import { element, elementsOf } from '../xml.ts'

/** The type of the metadata of a file that names who has worked on it. */
const personMeta = 'isogloss:person'

/** The name of whoever has worked on a file, as its first child; nothing when several have, or nobody has said. */
export const writePerson = (person: string | null | undefined): Element[] =>
  person
    ? [
        element('mda:metadata', {}, [
          element('mda:metaGroup', {}, [element('mda:meta', { type: personMeta }, [person])]),
        ]),
      ]
    : []

/** The one who has worked on all files of a document; null when none or several are named. */
export function readPerson(root: Element): string | null {
  const found = elementsOf(root, 'file')
    .flatMap((file) => elementsOf(file, 'metadata'))
    .flatMap((data) => [...data.getElementsByTagNameNS('*', 'meta')])
  return onlyName(
    found.filter((meta) => meta.getAttribute('type') === personMeta).map(({ textContent }) => textContent),
  )
}

/** The name that all of some places have which have one; null when there is none, or several. */
export function onlyName(names: readonly (string | null)[]): string | null {
  const [only, ...others] = new Set(names.filter(Boolean))
  return only && others.length === 0 ? only : null
}
