/**
 * How a value is read that the browser has kept as JSON. Another page may have written there (in Chromium all documents on a
 * disk share their storage): what is no such value counts as absent.
 */
export function keptValue<Value, Absent>(isValue: (value: unknown) => value is Value, absent: Absent) {
  return (json: string | null | undefined): Value | Absent => {
    try {
      const value: unknown = JSON.parse(json ?? '')
      return isValue(value) ? value : absent
    } catch {
      return absent
    }
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string'

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
