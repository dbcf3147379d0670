import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { built, dist, inFull, stylesOf } from './site.ts'

describe.each(inFull)('%s', (_name, locale, view) => {
  const document = built(locale, view)
  const { $ } = document

  it('starts with one script and nothing that it would preload', () => {
    expect($('script[src]')).toHaveLength(1)
    expect($('link[rel="modulepreload"]')).toHaveLength(0)
  })

  it('carries the styles of its own components only', () => {
    const css = stylesOf(document)
    const hasForm = $('form').length > 0
    const hasTabs = $('[role="tablist"]').length > 0
    expect(/_form_/.test(css)).toBe(hasForm)
    expect(/_tab_/.test(css)).toBe(hasTabs)
  })
})

it('keeps hashed files in assets/', () => {
  const files = readdirSync(path.join(dist, 'assets'), { recursive: true, withFileTypes: true }).filter((found) =>
    found.isFile(),
  )
  const names = files.map(({ parentPath, name }) => path.relative(dist, path.join(parentPath, name)))
  // A folder may carry the hash of all that is in it.
  const loose = names.filter((name) => !name.split(path.sep).some((part) => /-[\w-]{8,}(\.\w+){0,2}$/.test(part)))
  expect(loose).toEqual([])
})
