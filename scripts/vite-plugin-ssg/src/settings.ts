import type { SsgOptions } from '../index.d.ts'
import { BuildFailure } from './errors.ts'

/** Options with what they leave out. */
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

export function select<Locale extends string>(
  list: string | undefined,
  available: readonly Locale[],
): readonly Locale[] {
  if (list === undefined) return available
  const codes = list.split(',').map((code) => code.trim())
  const unknown = codes.filter((code) => !available.some((known) => known === code))
  if (unknown.length === 0) return available.filter((code) => codes.includes(code))
  throw new BuildFailure('Nothing was built:', [
    `--locales "${list}": expected codes of public locales with commas between (${available.join(', ')}), found ${unknown.map((code) => `"${code}"`).join(', ')}.`,
  ])
}
