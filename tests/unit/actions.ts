import { expect, onTestFinished } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'

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

/** Says, until the test ends, that the visitor does not mind motion. The tests' browser says the opposite otherwise. */
export async function allowMotion(): Promise<void> {
  const prefer = async (value: string) => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  }
  onTestFinished(() => prefer('reduce'))
  await prefer('no-preference')
}

/** The ids that more than one element of the document has. */
export function repeatedIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}
