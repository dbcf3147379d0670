import type { Glossary } from '../checks/glossary/glossaryFile.ts'
import type { Term } from '../checks/glossary/glossaryTerms.ts'
import { indexTerms, termsIn } from '../checks/glossary/terms.ts'
import { textOf } from '../checks/text.ts'
import type { Unit } from '../model/units.ts'

/** A term of the glossary that a message has. */
export interface UnitTerm {
  /** English, as the glossary names it. */
  readonly source: string
  /** What a translation uses: dictionary forms where the glossary has them, else its patterns ("badan* kliniczn*"). */
  readonly use: readonly string[]
  readonly avoid: readonly string[]
}

/** Finds the terms that the English of a message has, in its order. Those that are still to be decided are left out. */
export function termFinder(glossary: Glossary): (unit: Pick<Unit, 'forms'>) => UnitTerm[] {
  const index = indexTerms(glossary)
  return ({ forms }) => {
    const found = new Set(forms.flatMap(({ source }) => termsIn(textOf(source), index)))
    return [...found].map(toUnitTerm).filter(({ use, avoid }) => use.length + avoid.length > 0)
  }
}

function toUnitTerm({ term, use, avoid, preferred, admitted, deprecated }: Term): UnitTerm {
  return {
    source: term,
    use: preferred === null ? use : [preferred, ...admitted],
    avoid: deprecated.length > 0 ? deprecated : avoid,
  }
}

/** The terms of a message as one remark: "Terms: clinical trial = badanie kliniczne; not: próba kliniczna". Null for none. */
export function termsRemark(terms: readonly UnitTerm[]): string | null {
  if (terms.length === 0) return null
  const parts = terms.flatMap(({ source, use, avoid }) => [
    ...(use.length > 0 ? [`${source} = ${use.join(' / ')}`] : []),
    ...(avoid.length > 0 ? [`${use.length > 0 ? 'not' : `${source}, not`}: ${avoid.join(' / ')}`] : []),
  ])
  return `Terms: ${parts.join('; ')}`
}
