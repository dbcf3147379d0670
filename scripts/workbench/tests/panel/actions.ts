import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'

/** Presses keys one after the other: "Enter", "Alt+ArrowDown", "Shift+Tab". */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const [name = '', ...modifiers] = key.split('+').reverse()
    const down = modifiers.map((modifier) => `{${modifier}>}`).join('')
    const up = modifiers.map((modifier) => `{/${modifier}}`).join('')
    await userEvent.keyboard(`${down}${name === 'Space' ? '[Space]' : `{${name}}`}${up}`)
  }
}

/** Waits until an element has the focus; one that is missing never has. */
export async function expectFocus(element: HTMLElement | null | undefined): Promise<void> {
  await expect.poll(() => document.activeElement).toBe(element ?? 'an element that is missing')
}
