/** The environment of a build. See .env.example for what each variable does. */
export interface SiteEnv {
  /** Origin of the public site without a trailing slash; null for a preview. */
  readonly siteUrl: string | null
  /** Where each form posts to; null in a build for a public origin that has no address for it. */
  readonly contactFormUrl: string | null
  readonly freelanceFormUrl: string | null
  /** Key of the map service; without one, no map is embedded. */
  readonly mapsApiKey: string | null
  /** Measurement id of the analytics service; without one, nothing is measured and nobody is asked. */
  readonly measurementId: string | null
}

type Source = Readonly<Record<string, string | boolean | undefined>>

export class EnvError extends Error {
  override name = 'EnvError'
}

/**
 * Reads the variables that the site knows. Every bad one is named in a single EnvError
 * (name, what was expected, what was found), so that one run shows the whole list.
 */
export function parseEnv(source: Source): SiteEnv {
  const problems: string[] = []
  const read = (name: string) => {
    const value = source[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
  }
  const url = (name: string, expected: string, accept: (url: URL, raw: string) => boolean) => {
    const value = read(name)
    if (value === null) return null
    if (value.startsWith('/') && expected.includes('path')) return value
    if (URL.canParse(value) && accept(new URL(value), value)) return value.replace(/\/$/, '')
    problems.push(`${name}: expected ${expected}, found "${value}"`)
    return null
  }
  const token = (name: string, expected: string, pattern: RegExp) => {
    const value = read(name)
    if (value === null || pattern.test(value)) return value
    problems.push(`${name}: expected ${expected}, found "${value}"`)
    return null
  }
  const isHttp = (candidate: URL) => candidate.protocol === 'https:' || candidate.protocol === 'http:'
  const endpoint = 'an http(s) address or a path that starts with "/"'
  const siteUrl = url(
    'VITE_SITE_URL',
    'an origin such as https://www.example.com',
    (u) => isHttp(u) && u.pathname === '/',
  )
  // `npm start` and the like contain a receiver at these paths; a public site has none unless it is told.
  const embedded = (path: string) => (siteUrl === null ? path : null)
  const env = {
    siteUrl,
    contactFormUrl: url('VITE_CONTACT_FORM_URL', endpoint, isHttp) ?? embedded('/api/contact'),
    freelanceFormUrl: url('VITE_FREELANCE_FORM_URL', endpoint, isHttp) ?? embedded('/api/freelance'),
    mapsApiKey: token('VITE_MAPS_API_KEY', 'a key of letters, digits, "-" and "_"', /^[\w-]+$/),
    measurementId: token('VITE_GA_MEASUREMENT_ID', 'an id such as G-ABC123', /^G-[A-Z0-9]+$/),
  }
  if (problems.length > 0) throw new EnvError(`Bad environment:\n${problems.map((line) => `  ${line}`).join('\n')}`)
  return env
}
