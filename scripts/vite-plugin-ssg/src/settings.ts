import { BuildFailure } from './errors.ts'
import type { SsgOptions } from './options.ts'

/** Options with their defaults. */
export interface Settings extends SsgOptions {
  readonly root: string
  readonly template: string
  readonly base: string
  readonly address: (locale: string, route: string) => string
}

/** Completes the options of a project. */
export function settingsOf(root: string, options: SsgOptions): Settings {
  const [first] = options.locales
  const address = (locale: string, route: string) => {
    const names = [locale === first ? '' : locale, /^(home|index)$/.test(route) ? '' : route]
    return `/${names.filter((name) => name !== '').join('/')}`
  }
  return { address, template: 'index.html', base: '', ...options, root }
}

/**
 * The file of an address: `about.html`, `pl.html`, `pl/about.html`. Flat names, because plain static hosts serve them at /about
 * without a redirect.
 */
export const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`)

/** The locales that a list ("de,fr") names, in the order of the table; all of them without a list. Throws for unknown codes. */
export function select(list: string | undefined, available: readonly string[]): readonly string[] {
  if (list === undefined) return available
  const codes = list.split(',').map((code) => code.trim())
  const unknown = codes.filter((code) => !available.includes(code))
  if (unknown.length === 0) return available.filter((code) => codes.includes(code))
  throw new BuildFailure('Nothing was built:', [
    `Locales "${list}": expected codes with commas between (${available.join(', ')}), found ${unknown.map((code) => `"${code}"`).join(', ')}.`,
  ])
}
