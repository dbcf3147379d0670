import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Lockfile {
  packages: Record<string, { resolved?: string; link?: boolean; optionalDependencies?: Record<string, string> }>
}

describe('the lockfile', () => {
  const lock: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'))

  it('names no registry', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/https?:\/\/[^"]*\.tgz/)
    expect(Object.values(lock.packages).filter((item) => item.resolved && !item.link)).toEqual([])
  })

  it('lists the packages of every platform, so that "npm ci" works on all', () => {
    const names = new Set(Object.keys(lock.packages).map((key) => key.replace(/^.*node_modules\//, '')))
    const missing = Object.values(lock.packages)
      .flatMap((item) => Object.keys(item.optionalDependencies ?? {}))
      .filter((name) => !names.has(name))
    expect(missing).toEqual([])
  })
})

describe('styles', () => {
  const files = globSync('src/**/*.css')

  it('stand in a layer, so that the order in which files load does not matter', () => {
    const loose = files.filter((file) => {
      const text = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')
      return !/^\s*@layer (base|ui|sections|layout) \{/.test(text)
    })
    // Custom properties and the font of a line in another language have no order to lose; a language comes
    // first, and paper last.
    const named = loose.filter((file) => !file.startsWith('src/theme/languages/') && file !== 'src/theme/print.css')
    expect(named.sort()).toEqual(['src/theme/specimens.css', 'src/theme/tokens.css'])
  })
})

describe('documents and comments', () => {
  it('name files that exist', () => {
    const readers = globSync(
      ['*.md', 'docs/**/*.md', 'locales/README.md', 'src/**/*.{ts,tsx,css}', 'scripts/**/*.ts'],
      { exclude: ['scripts/*/tests/**'] },
    )
    const gone = readers.flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /(?<![\w/.])(?:docs|scripts|src|tests)\/[\w/.-]+\.(?:css|json|md|mjs|tsx?)\b/g,
        ),
      ]
        .filter(([name]) => !existsSync(name))
        .map(([name]) => `${file}: ${name}`),
    )
    expect(gone).toEqual([])
  })
})
