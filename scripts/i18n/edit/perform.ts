import path from 'node:path'
import type { Finding } from '../../lib/output.ts'
import { exclusively } from '../model/exclusively.ts'
import type { Conflict } from './conflict.ts'
import { isUnchanged, readState, type State, type Workplace } from './state.ts'
import { parseSteps, printSteps, stepOf } from './steps.ts'
import { applyAll, type Edit } from './values.ts'

/** Why nothing is written. */
export type Refusal =
  | { readonly kind: 'findings'; readonly findings: readonly Finding[] }
  | Conflict
  /** A sentence for the translator. */
  | { readonly kind: 'refused'; readonly reason: string }

/** What is to be done with the files. */
export interface Change {
  readonly kind: 'change'
  /** None when all is as wanted. */
  readonly edits: readonly Edit[]
  /** Which step this takes back, by its place among those that are kept; without one, the change is a step of its own. */
  readonly takenBack?: number
}

/** What became of a change. */
export type Edited = { readonly kind: 'saved'; readonly files: readonly string[] } | Refusal

/** How often a plan is made anew because a person's editor or git has changed a file meanwhile. */
const ATTEMPTS = 5

/**
 * Plans a change of one message from what is on the disk and writes it, while no other command of the workbench writes. What
 * else may write, an editor or git, is noticed just before: then the plan is made anew.
 */
export function perform(
  workplace: Workplace,
  id: string,
  plan: (state: State) => Promise<Change | Refusal>,
): Promise<Edited> {
  return exclusively(workplace.root, async (write) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const state = await readState(workplace, id)
      if (!state) return { kind: 'refused', reason: `${id}: English has no such message (any more).` }
      const planned = await plan(state)
      if (planned.kind !== 'change') return planned
      const files = filesOf(state, id, planned)
      if (!(await isUnchanged(state))) continue
      if (files.size > 0) await write(files)
      return { kind: 'saved', files: [...files.keys()].map((file) => path.relative(workplace.root, file)) }
    }
    throw new Error(`${id}: its files change all the time, so nothing was written. Try again when that has ended.`)
  })
}

/** The text goes first: should it ever be written without the rest, it counts as not recorded, and none of it is lost. */
function filesOf({ root, raw, files }: State, id: string, { edits, takenBack }: Change): Map<string, string> {
  if (edits.length === 0) return new Map()
  const steps = parseSteps(raw.get(files.steps))
  const kept = takenBack === undefined ? [...steps, stepOf(root, id, raw, edits)] : steps.toSpliced(takenBack, 1)
  return new Map([...applyAll(raw, edits), [files.steps, printSteps(kept)]])
}
