import { printTable } from '../../lib/output.ts'
import type { Reason } from './record.ts'

const kinds = ['code', 'documents', 'strings', 'pictures', 'other files'] as const

export type Kind = (typeof kinds)[number]

/** What became of a part of a site. */
export interface Outcome {
  readonly kind: Kind
  /** Why it was made; null where it stays as it was. */
  readonly reason: Reason | null
}

/** A row for each kind of part: how many were made, how many were not, and why those were that were. */
export function report(outcomes: readonly Outcome[], { written, all }: { written: number; all: number }): string {
  const rows = kinds.flatMap((kind) => {
    const reasons = outcomes.filter((outcome) => outcome.kind === kind).map(({ reason }) => reason)
    if (reasons.length === 0) return []
    const made = reasons.filter((reason) => reason !== null)
    const why = [...new Set(made)].map((reason) => {
      const times = made.filter((other) => other === reason).length
      return made.length === times ? reason : `${reason}: ${times}`
    })
    return [[kind, String(made.length), String(reasons.length - made.length), why.join(', ')]]
  })
  rows.push(['files written', String(written), String(all - written), ''])
  return printTable(['', 'made', 'as before', 'because'], rows)
}
