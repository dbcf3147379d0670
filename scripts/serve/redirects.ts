/** The rows of src/config/redirects.ts as rules for hosts. */
import { builtLocales, defaultLocale } from '../../src/config/locales.ts'
import { redirects } from '../../src/config/redirects.ts'
import { localizePath } from '../../src/i18n/href.ts'
import { longEnding, segment } from './policy.ts'

/** An unvalidated row; scripts/serve/addresses.ts validates it. */
export interface RedirectRow {
  readonly from: string
  readonly to: string
  readonly status: number
}

/** Returns the root of the removed language that a row redirects, such as "/ja"; null for a row of a page. */
export function languageIn({ from }: Pick<RedirectRow, 'from'>): string | null {
  return /^(\/.+)\/[*]$/.exec(from)?.[1] ?? null
}

/**
 * Returns two rules per row, for English and for all other languages: the pattern's first group, followed by `rest`, is the new
 * address. They also match long forms of the old path.
 */
export function redirectRules(rows: readonly RedirectRow[] = redirects) {
  const others = builtLocales.filter(({ code }) => code !== defaultLocale).map(({ code }) => localizePath(code, '/'))
  return rows.flatMap((row) => {
    const { from, to, status } = row
    const language = languageIn(row)
    if (language !== null)
      return [
        { pattern: `^${language}()${longEnding}?$`, rest: '/', status },
        { pattern: `^${language}(${segment}+?)${longEnding}?$`, rest: '', status },
      ]
    const old = `${from.replaceAll('.', '[.]')}${longEnding}?$`
    return [
      { pattern: `^()${old}`, rest: to, status },
      { pattern: `^(${others.join('|')})${old}`, rest: to === '/' ? '' : to, status },
    ]
  })
}

/** Returns the new address of a path, or null if it has not moved. */
export function movedTo(pathname: string, rows?: readonly RedirectRow[]) {
  for (const { pattern, rest, status } of redirectRules(rows)) {
    const match = new RegExp(pattern).exec(pathname)
    if (match) return { address: `${match[1]}${rest}`, status }
  }
  return null
}
