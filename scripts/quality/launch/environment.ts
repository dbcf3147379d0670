import { parseEnv, variables } from '../../../src/config/env.ts'
import { publicLocales } from '../../../src/config/locales.ts'
import type { Bundles } from '../../i18n/model/bundles.ts'
import { coverageOf, publicationOf, type Usage } from '../../i18n/model/coverage.ts'
import type { LaunchItem } from './items.ts'

/**
 * Variables that a public site needs and that are not set; its origin has to be https, too, and a form's path that of the
 * receiver, wherever it runs. `example` is the text of .env.example.
 */
export function missingVariables(env: Readonly<Record<string, string>>, example: string): LaunchItem[] {
  const isHttps = parseEnv(env).siteUrl?.startsWith('https://')
  const isElsewhere = (address: string, path: string) => address === '' || (address.startsWith('/') && address !== path)
  const endpoints = [variables.contactFormUrl, variables.freelanceFormUrl]
    .filter(({ name, inPreview }) => isElsewhere(env[name] ?? '', inPreview))
    .map(({ inPreview, ...endpoint }) => ({ ...endpoint, fault: `but the receiver of forms is at ${inPreview}` }))
  const missing = [...(isHttps ? [] : [{ ...variables.siteUrl, fault: 'which is not https' }]), ...endpoints]
  return missing.map(({ name, expected, fault }) => {
    const found = env[name] ? `"${env[name]}", ${fault}` : 'none'
    return {
      file: '.env.example',
      line: Math.max(1, example.split('\n').findIndex((line) => line.startsWith(name)) + 1),
      kind: 'environment',
      text: `${name}: expected ${expected}, in .env or the build's environment, found ${found}.`,
    }
  })
}

/** Public locales with pages below their threshold. `table` is the text of src/config/locales.ts. */
export function incompleteLocales(bundles: Bundles, usage: Usage | null, table: string): LaunchItem[] {
  const file = 'src/config/locales.ts'
  if (!usage)
    return [{ file, line: 1, kind: 'locale', text: 'the site was never built here: run "npm run build" first.' }]
  const publication = publicationOf(bundles, usage)
  return publicLocales.flatMap((locale): LaunchItem[] => {
    const states = Object.entries(publication[locale.code] ?? {}).filter(([, state]) => state !== 'partial')
    if (states.length === 0) return []
    const lacking = [...coverageOf(bundles, usage, locale).values()].flatMap((page) => page.lacking)
    const line = table.split('\n').findIndex((row) => row.includes(`code: '${locale.code}'`)) + 1
    const text = `${locale.name} is public with ${states.length} pages below its threshold; ${new Set(lacking).size} strings are lacking.`
    return [{ file, line, kind: 'locale', text }]
  })
}
