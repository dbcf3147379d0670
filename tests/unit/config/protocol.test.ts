import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as protocol from '../../../src/config/protocol.ts'

const PROTOCOL = 'src/config/protocol.ts'
/** Mantine's own. */
const foreign = ['data-accordion', 'data-error', 'data-mantine-color-scheme', 'data-orientation']

const names: readonly string[] = Object.values(protocol).filter((name) => typeof name === 'string')
const code = globSync(['src/**/*.{ts,tsx}', 'scripts/**/*.ts', 'tests/**/*.ts']).filter((file) => file !== PROTOCOL)
const read = (file: string) => readFileSync(file, 'utf8')

describe('a name that scripts, application and tests share', () => {
  it.each(names)('%s stands in no other file of code', (name) => {
    const escaped = name.replace(/[[\].]/g, '\\$&')
    const alone = new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`)
    expect(code.filter((file) => alone.test(read(file)))).toEqual([])
  })
})

describe('style sheets', () => {
  it('select no data attribute that nothing sets', () => {
    const components = globSync('src/**/*.tsx').map(read).join('\n')
    const isSet = (name: string) =>
      names.includes(name) ||
      foreign.includes(name) ||
      components.includes(` ${name}=`) ||
      components.includes(`'${name}'`)
    const selected = globSync('src/**/*.css').flatMap((file) => read(file).match(/(?<=\[)data-[\w-]+/g) ?? [])
    expect(selected.length).toBeGreaterThan(50)
    expect([...new Set(selected)].filter((name) => !isSet(name))).toEqual([])
  })
})
