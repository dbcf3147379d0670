import { useHotkeys } from '@mantine/hooks'

interface Shortcut {
  /** Keys in the syntax of useHotkeys; "mod" is Ctrl, or Command on a Mac. */
  readonly keys: string
  readonly does: string
}

/**
 * The shortcuts. They avoid keys that browsers reserve (Ctrl+W, T, N, L), Alt or AltGr with a letter, which many keyboards
 * need for typing, and single letters, which screen readers and fields need.
 */
export const shortcuts = {
  save: { keys: 'mod+Enter', does: 'Save and go to the next text; in a comment, add the comment' },
  confirm: {
    keys: 'mod+shift+Enter',
    does: 'Confirm another person’s translation, and go to the next text',
  },
  saveHere: { keys: 'mod+S', does: 'Save and stay' },
  next: { keys: 'alt+ArrowDown', does: 'One down in the list' },
  previous: { keys: 'alt+ArrowUp', does: 'One up in the list' },
  skip: { keys: 'F8', does: 'Go to the next text without saving' },
  undo: { keys: 'shift+F4', does: 'Undo the last save, confirmation or comment' },
  copySource: { keys: 'F4', does: 'Copy the English into the field' },
  field: { keys: 'F2', does: 'Go to the field' },
  help: { keys: 'shift+F1', does: 'Show this help' },
} as const satisfies Readonly<Record<string, Shortcut>>

type ShortcutName = keyof typeof shortcuts

type Handlers = Partial<Readonly<Record<ShortcutName, () => void>>>

/** Binds actions to shortcuts in the whole panel. */
export function useShortcuts(handlers: Handlers): void {
  const names = Object.keys(handlers).filter((name): name is ShortcutName => Object.hasOwn(shortcuts, name))
  useHotkeys(
    names.map((name) => [shortcuts[name].keys, () => handlers[name]?.()]),
    [],
    true,
  )
}

/** Ctrl+Shift with a digit, on every system: Command+Shift takes pictures of the screen on a Mac. */
export const chipKeys = (number: number) => `ctrl+shift+digit${number}`

/** Calls back with the number of the chip to insert, 1 to 9. */
export function useChipShortcuts(insert: (number: number) => void): void {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  useHotkeys(
    numbers.map((number) => [chipKeys(number), () => insert(number), { usePhysicalKeys: true }]),
    [],
    true,
  )
}

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

const names: Readonly<Record<string, string>> = {
  mod: isMac ? '⌘' : 'Ctrl',
  ctrl: isMac ? '⌃' : 'Ctrl',
  shift: isMac ? '⇧' : 'Shift',
  alt: isMac ? '⌥' : 'Alt',
  ArrowDown: '↓',
  ArrowUp: '↑',
}

/** The caps of a shortcut's keys: "Ctrl Enter". */
export const capsOf = (keys: string): string =>
  keys
    .split('+')
    .map((key) => names[key] ?? key.replace('digit', ''))
    .join(' ')
