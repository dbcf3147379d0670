import { defaultLocale } from '../../../src/config/locales.ts'
import { namespaces } from '../bundles.ts'
import type { LocaleFile } from '../localeFile.ts'
import type { Finding } from '../output.ts'
import { pluralBases, splitPlural } from '../plurals.ts'
import type { Project } from '../project.ts'
import { analyseKeys, type DynamicKey, type KeyRead } from './analyse.ts'

/**
 * How the sources under a root folder and the English bundles fit together: messages that no source reads (key-unused),
 * reads of messages that are not there (key-absent), and keys that cannot be told from the sources (key-dynamic).
 */
export async function usageFindings(project: Project, root: string): Promise<Finding[]> {
  const english = project.files.get(defaultLocale) ?? new Map<string, LocaleFile>()
  const { reads, dynamic } = await analyseKeys(root)
  return [...absentFindings(reads, english), ...dynamic.map(dynamicFinding), ...unusedFindings(reads, dynamic, english)]
}

type English = ReadonlyMap<string, LocaleFile>

function absentFindings(reads: readonly KeyRead[], english: English): Finding[] {
  return reads.flatMap(({ file, line, namespace, key, optional }): Finding[] => {
    const bundle = english.get(namespace)
    // A bundle that could not be read is reported by its reader.
    if (optional || (bundle ? isIn(bundle, key) : namespaces.includes(namespace))) return []
    const expected = bundle ? `a message in ${bundle.file}` : `a namespace: ${namespaces.slice(0, 3).join(', ')} …`
    const found = bundle ? 'no such key' : `"${namespace}"`
    return [{ file, line, key: `${namespace}:${key}`, rule: 'key-absent', severity: 'error', expected, found }]
  })
}

function isIn({ entries }: LocaleFile, key: string): boolean {
  return entries.has(key) || entries.has(`${key}_other`)
}

function dynamicFinding({ file, line, pattern, source, unresolved }: DynamicKey): Finding {
  return {
    file,
    line,
    key: pattern,
    rule: 'key-dynamic',
    severity: 'error',
    expected: `keys that a declared finite list covers (a constant list, or a type of literal texts, for "${unresolved}")`,
    found: source,
  }
}

function unusedFindings(reads: readonly KeyRead[], dynamic: readonly DynamicKey[], english: English): Finding[] {
  const used = new Set(reads.map(({ namespace, key }) => `${namespace}:${key}`))
  for (const { entries, namespace } of english.values()) {
    for (const { text } of entries.values()) for (const id of referencesIn(text, namespace)) used.add(id)
  }
  // A key that is built from a variable may mean any message of its shape.
  const shapes = dynamic.map(
    ({ pattern }) => new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`),
  )
  return [...english.values()].flatMap((bundle): Finding[] => {
    const plurals = pluralBases(bundle.entries.keys())
    return [...bundle.entries.keys()].flatMap((full): Finding[] => {
      const { base } = splitPlural(full)
      const id = `${bundle.namespace}:${plurals.has(base) ? base : full}`
      if (used.has(id) || shapes.some((shape) => shape.test(id))) return []
      const place = { file: bundle.file, line: bundle.lineOf(full), key: id }
      const expected = 'a source file that reads this message'
      return [{ ...place, rule: 'key-unused', severity: 'error', expected, found: 'none' }]
    })
  })
}

/** Messages that a text takes in by `$t(key)`. */
function referencesIn(message: string, namespace: string): string[] {
  return [...message.matchAll(/\$t\(\s*([^,)\s]+)/g)].map(([, key = '']) =>
    key.includes(':') ? key : `${namespace}:${key}`,
  )
}
