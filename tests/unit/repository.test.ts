import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

interface Lockfile {
  packages: Record<string, { resolved?: string; link?: boolean; optionalDependencies?: Record<string, string> }>
}

it('the lockfile names no registry and has the packages of all platforms, so that "npm ci" works everywhere', () => {
  const lock: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const items = Object.values(lock.packages)
  expect(items.filter((item) => item.resolved && !item.link)).toEqual([])
  const names = new Set(Object.keys(lock.packages).map((key) => key.replace(/^.*node_modules\//, '')))
  const needed = items.flatMap((item) => Object.keys(item.optionalDependencies ?? {}))
  expect(needed.filter((name) => !names.has(name))).toEqual([])
})

it('files named in documents and comments exist', () => {
  const readers = globSync(['*.md', 'docs/**/*.md', 'locales/README.md', 'src/**/*.{ts,tsx,css}', 'scripts/**/*.ts'], {
    exclude: ['scripts/*/tests/**'],
  })
  const named = /(?<![\w/.])(?:docs|scripts|src|tests)\/[\w/.-]+\.(?:css|json|md|mjs|tsx?)\b/g
  const gone = readers.flatMap((file) => {
    const names = [...readFileSync(file, 'utf8').matchAll(named)].map(([name]) => name)
    return names.filter((name) => !existsSync(name)).map((name) => `${file}: ${name}`)
  })
  expect(gone).toEqual([])
})

it('links of documents lead to files and their headings', () => {
  const files = globSync(['*.md', '{docs,scripts,locales}/**/*.md'], {
    exclude: ['**/node_modules/**', 'locales/*/*/**'],
  })
  const anchorsIn = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    )
  const dead = files.flatMap((file) => {
    const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!\/|[a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
    return links.flatMap(([link, name = '', anchor]) => {
      const target = name === '' ? file : path.join(path.dirname(file), name)
      const isDead = !existsSync(target) || (anchor !== undefined && !anchorsIn(target).includes(anchor))
      return isDead ? [`${file}: ${link}`] : []
    })
  })
  expect(dead).toEqual([])
})
