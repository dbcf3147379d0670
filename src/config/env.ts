interface Variable {
  readonly name: `VITE_${string}`
  /** The description in .env.example. */
  readonly about: string
  /** The expected form of a value, for error messages. */
  readonly expected: string
  /** Returns the normalized value, or null if it is invalid. */
  readonly parse: (value: string) => string | null
  readonly inPreview?: string
}

const endpoint = {
  expected: 'an http(s) address or a path that starts with "/"',
  parse: (value: string) => (value.startsWith('/') ? value : httpAddress(value)),
} as const

/** All variables of the site, by their name in SiteEnv. */
export const variables = {
  siteUrl: {
    name: 'VITE_SITE_URL',
    about: 'Origin of the public site. Unset, the build is a preview: no canonical addresses, noindex on every page.',
    expected: 'an origin such as https://www.example.com, whose path goes into VITE_BASE_PATH',
    parse: (value) => (httpAddress(value) && new URL(value).pathname === '/' ? httpAddress(value) : null),
  },
  basePath: {
    name: 'VITE_BASE_PATH',
    about: 'The base path of the site, such as /site on GitHub Pages. The default is the root of its host.',
    expected: 'a path of plain characters, such as /site',
    parse: (value) => (/^(\/[\w~-][\w.~-]*)+\/?$/.test(value) ? value.replace(/\/$/, '') : null),
  },
  contactFormUrl: {
    name: 'VITE_CONTACT_FORM_URL',
    about:
      'The address the contact form posts to (http(s), or a path of the site). A public build without it has no form.',
    ...endpoint,
    // The receiver that "npm start" runs.
    inPreview: '/api/contact',
  },
  freelanceFormUrl: {
    name: 'VITE_FREELANCE_FORM_URL',
    about: 'The address the application form posts to, in the same way.',
    ...endpoint,
    inPreview: '/api/freelance',
  },
  mapsApiKey: {
    name: 'VITE_MAPS_API_KEY',
    about:
      'Key of the Google Maps Embed API; limit it to https://<your site>/* there, without a path. Unset, a map block shows the drawn map or the address, and a link.',
    expected: 'a key of letters, digits, "-" and "_"',
    parse: (value) => (/^[\w-]+$/.test(value) ? value : null),
  },
  measurementId: {
    name: 'VITE_GA_MEASUREMENT_ID',
    about: 'Measurement id of Google Analytics (G-…). Unset, nothing is measured, loaded or asked.',
    expected: 'an id such as G-ABC123',
    parse: (value) => (/^G-[A-Z0-9]+$/.test(value) ? value : null),
  },
} as const satisfies Readonly<Record<string, Variable>>

/** The environment of a build. Unset variables are null, except the base path, which is "". URLs have no trailing slash. */
export type SiteEnv = Readonly<Record<Exclude<keyof typeof variables, 'basePath'>, string | null>> & {
  readonly basePath: string
}

/** The names of the variables in SiteEnv: Object.keys for a record whose keys are known. */
export const variableIds = Object.keys(variables) as (keyof SiteEnv)[]

type Source = Readonly<Record<string, string | boolean | undefined>>

export class EnvError extends Error {
  override name = 'EnvError'
}

/**
 * Reads the variables of the site. Throws one EnvError that lists all invalid variables, each with its name, the expected
 * form and the value found. Called once per build or command; the application receives the result.
 */
export function parseEnv(source: Source): SiteEnv {
  const problems: string[] = []
  const textOf = ({ name }: Variable) => String(source[name] ?? '').trim()
  const isPreview = textOf(variables.siteUrl) === ''
  const read = (variable: Variable): string | null => {
    const text = textOf(variable)
    if (text === '') return (isPreview && variable.inPreview) || null
    const value = variable.parse(text)
    if (value === null) problems.push(`${variable.name}: expected ${variable.expected}, found "${text}"`)
    return value
  }
  const values = variableIds.map((id) => [id, read(variables[id]) ?? (id === 'basePath' ? '' : null)])
  const env = Object.fromEntries(values) as SiteEnv
  if (problems.length > 0) throw new EnvError(`Bad environment:\n${problems.map((line) => `  ${line}`).join('\n')}`)
  return env
}

function httpAddress(value: string): string | null {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) ? value.replace(/\/$/, '') : null
}

/** Returns the URL of a public site with base path and without a trailing slash, or null for a preview. */
export function siteAddress({ siteUrl, basePath }: Pick<SiteEnv, 'siteUrl' | 'basePath'>): string | null {
  return siteUrl === null ? null : siteUrl + basePath
}
