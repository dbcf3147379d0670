import { defaultLocale, type LocaleCode } from '../../src/config/locales.ts'
import { richTagNames } from '../../src/i18n/richTagNames.ts'
import { type Bundles, flatten } from './bundles.ts'

/** One difference between a locale and English, or one bad text. */
export interface Finding {
  readonly locale: LocaleCode
  readonly namespace: string
  readonly key: string
  readonly expected: string
  readonly found: string
}

export interface Comparison {
  readonly findings: readonly Finding[]
  /** Keys of English that a locale lacks; the site falls back to English for them. */
  readonly missing: readonly { readonly locale: LocaleCode; readonly namespace: string; readonly key: string }[]
}

const allowedTags: ReadonlySet<string> = new Set(richTagNames)
const plural = /_(zero|one|two|few|many|other)$/
const variable = /\{\{\s*(\w+)[^}]*\}\}/g
const tag = /<(\/?)([a-z]+)>/gi

/** Compares every locale with English: keys that are extra or lacking, variables and tags that differ, stray spaces. */
export function compareBundles(bundles: Bundles): Comparison {
  const findings: Finding[] = []
  const missing: Comparison['missing'][number][] = []
  const source = bundles.get(defaultLocale) ?? new Map()
  for (const [locale, namespaces] of bundles) {
    for (const [namespace, english] of source) {
      const expected = new Map(flatten(english))
      const found = new Map(flatten(namespaces.get(namespace) ?? {}))
      const bases = new Set([...expected.keys()].map((key) => key.replace(plural, '')))
      for (const [key, text] of found) {
        const at = { locale, namespace, key }
        findings.push(...badText(text).map((finding) => ({ ...at, ...finding })))
        const original = expected.get(key) ?? expected.get(key.replace(plural, '_other'))
        if (original !== undefined)
          findings.push(...differences(original, text).map((finding) => ({ ...at, ...finding })))
        else if (!bases.has(key.replace(plural, ''))) {
          findings.push({ ...at, expected: 'a key that English has', found: 'a key of its own' })
        }
      }
      const foundBases = new Set([...found.keys()].map((key) => key.replace(plural, '')))
      for (const key of bases) if (!foundBases.has(key)) missing.push({ locale, namespace, key })
    }
  }
  return { findings, missing }
}

type Difference = Pick<Finding, 'expected' | 'found'>

function badText(text: string): Difference[] {
  const problems: Difference[] = []
  if (text !== text.trim()) problems.push({ expected: 'no space at either end', found: JSON.stringify(text) })
  for (const [whole, , name = ''] of text.matchAll(tag)) {
    if (!allowedTags.has(name)) problems.push({ expected: `no tag but ${richTagNames.join(', ')}`, found: whole })
  }
  return problems
}

function differences(original: string, text: string): Difference[] {
  const list = (value: string, pattern: RegExp) => [...value.matchAll(pattern)].map(([whole]) => normal(whole)).sort()
  return [variable, tag].flatMap((pattern) => {
    const expected = list(original, pattern)
    const found = list(text, pattern)
    if (expected.join() === found.join()) return []
    return [{ expected: expected.join(' ') || 'none', found: found.join(' ') || 'none' }]
  })
}

/** White space inside a placeholder does not matter. */
const normal = (token: string) => token.replace(/\s+/g, '')
