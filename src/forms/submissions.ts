import { useSyncExternalStore } from 'react'
import { removeDraft } from './draft.ts'
import type { FormId } from './fields.ts'
import { type Submission, submit } from './submit.ts'

export type SubmissionState = 'idle' | 'sending' | 'success' | 'failure'

/** The least time in ms in which a person can fill in a form after it is shown. A password manager may be faster. */
export const MINIMUM_FILL_TIME = 2_500

/**
 * Module-level, because a submission belongs to the tab and not to the component: if the visitor leaves the page and
 * returns, a late response still reaches the form. The prerender sets nothing.
 */
const states = new Map<FormId, SubmissionState>()
const listeners = new Set<() => void>()

function set(form: FormId, state: SubmissionState) {
  states.set(form, state)
  for (const listener of listeners) listener()
}

/** Subscribes to the state of a form's submission. */
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

/** Resets a finished submission to idle; one in progress is kept. */
export function resetSubmission(form: FormId): void {
  if (states.get(form) !== 'sending') set(form, 'idle')
}

export interface SendOptions extends Submission {
  /** The time of hydration or first render, from performance.now(). */
  readonly shownAt: number
  /** The honeypot was filled in: report success and send nothing. */
  readonly trapped: boolean
}

/** Sends a form. Ignores calls while a submission is in progress; delays one that comes too early instead of dropping it. */
export async function send({ shownAt, trapped, ...submission }: SendOptions): Promise<void> {
  const { form } = submission
  if (states.get(form) === 'sending') return
  set(form, 'sending')
  const early = shownAt + MINIMUM_FILL_TIME - performance.now()
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
  const arrived = trapped || (await submit(submission))
  if (arrived) removeDraft(form)
  set(form, arrived ? 'success' : 'failure')
}
