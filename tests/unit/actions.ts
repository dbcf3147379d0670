import { expect, onTestFinished, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { violations as violationsIn } from '../../scripts/workbench/tests/panel/violations.ts'
import { RENDER_EAGER, SCHEME } from '../../src/config/protocol.ts'

export { press } from '../../scripts/workbench/tests/panel/actions.ts'

/** Waits until an element has the focus. Fails if the element is missing. */
export async function expectFocus(element: HTMLElement | null | undefined): Promise<void> {
  await expect.poll(() => document.activeElement).toBe(element ?? 'an element that is missing')
}

/** Emulates `prefers-reduced-motion: no-preference` until the test ends. The default in tests is `reduce`. */
export async function allowMotion(): Promise<void> {
  const prefer = async (value: string) => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  }
  onTestFinished(() => prefer('reduce'))
  await prefer('no-preference')
}

/** Fakes timers until the test ends: they wait for `vi.advanceTimersByTimeAsync`. Frames and observers stay real. */
export function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Also restored if the test fails, since other tests run in the same document.
  onTestFinished(() => void vi.useRealTimers())
}

/** Returns the axe-core violations in a part of the document, in both schemes. */
export async function violations(part?: Element): Promise<string[]> {
  // axe cannot determine the colours of content that is not laid out.
  document.documentElement.setAttribute(RENDER_EAGER, '')
  const found = await violationsIn(part, SCHEME)
  document.documentElement.removeAttribute(RENDER_EAGER)
  return found
}
