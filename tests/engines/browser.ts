/** The driver of a browser: user input, and expressions to evaluate in the page. */
export interface Browser {
  readonly version: string
  resize(width: number, height: number): Promise<void>
  moveMouse(x: number, y: number): Promise<void>
  /** Clicks at a point of the window. */
  click(x: number, y: number): Promise<void>
  press(key: Key): Promise<void>
  type(text: string): Promise<void>
  /** Evaluates an expression in the page, a promise of a string. */
  evaluate(expression: string): Promise<string>
  close(): Promise<void>
}

/** The keys of the tour and their codes: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
export const keys = { Escape: '\uE00C', End: '\uE010', ArrowRight: '\uE014', ArrowDown: '\uE015' } as const

export type Key = keyof typeof keys

/** A browser engine to test. */
export interface Engine {
  readonly name: string
  /** The required Debian packages, each with a command that succeeds if the package is installed. */
  readonly needs: Readonly<Record<string, readonly [string, ...string[]]>>
  readonly start: () => Promise<Browser>
}
