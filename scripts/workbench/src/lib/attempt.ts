/** Returns the result of a function; null if it throws. Runs in browsers, too. */
export function attempt<T>(make: () => T): T | null {
  try {
    return make()
  } catch {
    return null
  }
}

/** Normalizes a BCP 47 tag as Intl does; null if it is none. */
export const languageTag = (written: string): string | null =>
  attempt(() => Intl.getCanonicalLocales(written)[0] ?? null)
