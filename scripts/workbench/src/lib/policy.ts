/** The directives of a Content-Security-Policy (CSP level 3), in their written order. */
export type Directives = Readonly<Record<string, readonly string[]>>

/** Directives as the value of the header. */
export function printPolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
