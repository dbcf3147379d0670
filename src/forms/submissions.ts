import { useSyncExternalStore } from 'react'
import { removeDraft } from './draft.ts'
import type { FormId } from './fields.ts'
import { type Submission, submit } from './submit.ts'

export type SubmissionState = 'idle' | 'sending' | 'success' | 'failure'

/** A person needs longer than this to fill a form in, in ms from when it was shown; a password manager does not. */
export const MINIMUM_FILL_TIME = 2_500

/**
 * Module-level on purpose: a submission belongs to the tab, not to the component, so that a response that arrives after
 * the visitor has gone to another page and back finds its form. Nothing is set while the build renders.
 */
const states = new Map<FormId, SubmissionState>()
const listeners = new Set<() => void>()
const keys = new Map<FormId, string>()

function set(form: FormId, state: SubmissionState) {
  states.set(form, state)
  for (const listener of listeners) listener()
}

/** The state of a form's submission, kept up to date. */
export function useSubmission(form: FormId): SubmissionState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => states.get(form) ?? 'idle',
    () => 'idle',
  )
}

/** Clears an old outcome; a submission that is under way stays. */
export function resetSubmission(form: FormId): void {
  if (states.get(form) !== 'sending') set(form, 'idle')
}

export interface SendOptions extends Omit<Submission, 'key'> {
  /** When the form was hydrated or rendered, by performance.now(). */
  readonly shownAt: number
  /** The honeypot was filled: answer as if all were well, and send nothing. */
  readonly trapped: boolean
}

/** Sends a form once: while one is under way a second call does nothing. One that comes too fast is held, never dropped. */
export async function send({ shownAt, trapped, ...submission }: SendOptions): Promise<void> {
  const { form } = submission
  if (states.get(form) === 'sending') return
  set(form, 'sending')
  const early = shownAt + MINIMUM_FILL_TIME - performance.now()
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
  const key = keys.get(form) ?? newKey()
  keys.set(form, key)
  const arrived = trapped || (await submit({ ...submission, key }))
  if (arrived) {
    removeDraft(form)
    keys.delete(form)
  }
  set(form, arrived ? 'success' : 'failure')
}

/** Not randomUUID(), which a page over plain http lacks. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
