import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { refineFile } from 'i18next-workbench/refine/refine.ts'
import { expect, it } from 'vitest'

/** The texts of a locale file by their keys. */
function textsIn(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]]
  return Object.entries(value ?? {}).flatMap(([name, inner]) => textsIn(inner, `${key}.${name}`))
}

const read = (locale: string, file: string) =>
  textsIn(JSON.parse(readFileSync(path.join('locales', locale, file), 'utf8')) as unknown)

/** Examples, some of which are Polish on the English page, errors on show, and texts that speak of marks or that no language translates. */
const isSpecimen = (key: string, english: string, text: string) =>
  key.startsWith('.specimen.') || english === text || /<(?:err|del)>|[„“«] [”“»]/.test(text)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The translations of the site as a file that somebody else could have made. */
function bilingual(locale: string): string {
  const units = globSync('**/*.json', { cwd: 'locales/en' }).flatMap((file) => {
    const english = new Map(read('en', file))
    return read(locale, file).flatMap(([key, text]) => {
      const source = english.get(key)
      return source === undefined || isSpecimen(key, source, text)
        ? []
        : [
            `<trans-unit id="${file}${key}"><source>${escaped(source)}</source><target>${escaped(text)}</target></trans-unit>`,
          ]
    })
  })
  const start = `<xliff version="1.2"><file source-language="en" target-language="${locale}"><body>`
  return `${start}${units.join('')}</body></file></xliff>`
}

it.each(['ar', 'de', 'es', 'fr', 'ja', 'pl', 'zh'])(
  'corrects nothing in what translators of %s have written',
  (locale) => {
    const { corrections, segments } = refineFile(new TextEncoder().encode(bilingual(locale)), 'site.xlf')
    expect(segments).toBeGreaterThan(1500)
    // "10 000" with a plain space, where a line could break in the number: a fault, if one that only typesetters see.
    const others = corrections.filter(({ rule }) => rule !== 'digit-group-space/fr')
    expect(others.map(({ rule, before, after }) => [rule, before, after])).toEqual([])
  },
)
