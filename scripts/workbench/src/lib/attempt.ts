/** What something comes to; null where it throws. Runs in browsers, too. */
export function attempt<T>(make: () => T): T | null {
  try {
    return make()
  } catch {
    return null
  }
}

/** A BCP 47 tag as Intl spells it; null for what is none. */
export const languageTag = (written: string): string | null =>
  attempt(() => Intl.getCanonicalLocales(written)[0] ?? null)
