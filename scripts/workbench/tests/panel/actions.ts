import { userEvent } from 'vitest/browser'

/** Presses keys in sequence: "Enter", "Alt+ArrowDown", "Shift+Tab". */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const [name = '', ...modifiers] = key.split('+').reverse()
    const down = modifiers.map((modifier) => `{${modifier}>}`).join('')
    const up = modifiers.map((modifier) => `{/${modifier}}`).join('')
    await userEvent.keyboard(`${down}${name === 'Space' ? '[Space]' : `{${name}}`}${up}`)
  }
}
