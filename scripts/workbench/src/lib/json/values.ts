/** Values of JSON of which nothing is known yet. Runs in browsers, too. */

/** Whether a value is an object with names, no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value of a text; undefined for none, and for one that is no JSON. */
export function jsonIn(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
