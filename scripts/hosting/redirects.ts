/** How hosts answer the rows of src/config/redirects.ts. */
import { builtLocales, defaultLocale } from '../../src/config/locales.ts'
import { redirects } from '../../src/config/redirects.ts'
import { localizePath } from '../../src/i18n/href.ts'
import { folded, longEnding } from './policy.ts'

/** A row as it may be written; scripts/hosting/addresses.ts says what is wrong with it. */
export interface RedirectRow {
  readonly from: string
  readonly to: string
  readonly status: number
}

/** A redirect of folded addresses: what the pattern's first group holds, followed by `rest`, is the new address. */
export interface RedirectRule {
  readonly pattern: string
  readonly rest: string
  readonly status: number
}

/** The rules of rows: for each, one of English and one of all other languages. They take long forms of the old path as well. */
export function redirectRules(rows: readonly RedirectRow[] = redirects): RedirectRule[] {
  const others = builtLocales.filter(({ code }) => code !== defaultLocale).map(({ code }) => localizePath(code, '/'))
  return rows.flatMap(({ from, to, status }) => {
    const old = `${from.replaceAll('.', '[.]')}${longEnding}?$`
    return [
      { pattern: `^()${old}`, rest: to, status },
      { pattern: `^(${others.join('|')})${old}`, rest: to === '/' ? '' : to, status },
    ]
  })
}

/** Where the page of a path is now, as rows say; null for a path of none. */
export function movedTo(
  pathname: string,
  rows?: readonly RedirectRow[],
): { readonly address: string; readonly status: number } | null {
  for (const { pattern, rest, status } of redirectRules(rows)) {
    const match = new RegExp(pattern).exec(folded(pathname))
    if (match) return { address: `${match[1]}${rest}`, status }
  }
  return null
}

/** The lines of rows in `_redirects`, below a base path or "". Netlify takes the two of a language for one; Cloudflare tells a slash at the end apart. */
export function redirectLines(base: string, rows: readonly RedirectRow[] = redirects): string[] {
  return rows.flatMap(({ from, to, status }) =>
    builtLocales.flatMap(({ code }) =>
      [from, `${from}/`].map((old) => `${base}${localizePath(code, old)} ${base}${localizePath(code, to)} ${status}`),
    ),
  )
}
