import { expect, onTestFinished, vi } from 'vitest'
import { cdp } from 'vitest/browser'

export { press } from '../../scripts/workbench/tests/panel/actions.ts'

/** Waits until an element has the focus; one that is missing never has. */
export async function expectFocus(element: HTMLElement | null | undefined): Promise<void> {
  await expect.poll(() => document.activeElement).toBe(element ?? 'an element that is missing')
}

/** Says, until the test ends, that the visitor does not mind motion. The tests' browser says the opposite otherwise. */
export async function allowMotion(): Promise<void> {
  const prefer = async (value: string) => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  }
  onTestFinished(() => prefer('reduce'))
  await prefer('no-preference')
}

/** Until the end of the test timers wait for `vi.advanceTimersByTimeAsync`; frames and observers do not. */
export function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Other tests run in the same document, also where this one fails.
  onTestFinished(() => void vi.useRealTimers())
}

/** The ids that more than one element of the document has. */
export function repeatedIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}
