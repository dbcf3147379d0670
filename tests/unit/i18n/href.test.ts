import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { allLocales } from '../../../src/config/locales.ts'
import { allRoutes, pathOf } from '../../../src/config/routes.ts'
import { viewAt } from '../../../src/i18n/href.ts'

describe('viewAt', () => {
  it('ignores a trailing slash', () => {
    expect(viewAt(`/pl${pathOf('about')}/`)).toEqual({ locale: 'pl', view: 'about' })
    expect(viewAt('/pl/')).toEqual({ locale: 'pl', view: 'home' })
  })

  it('answers an unknown address in the locale of its first segment', () => {
    expect(viewAt('/nope')).toEqual({ locale: 'en', view: 'not-found' })
    expect(viewAt('/pl/nope')).toEqual({ locale: 'pl', view: 'not-found' })
    expect(viewAt(`/en${pathOf('about')}`)).toEqual({ locale: 'en', view: 'not-found' })
    expect(viewAt('/plx')).toEqual({ locale: 'en', view: 'not-found' })
  })
})

it('puts all addresses of a build below its base path, and finds them there', async () => {
  vi.resetModules()
  vi.stubGlobal('__BASE_PATH__', '/site')
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })
  const below = await import('../../../src/i18n/href.ts')
  expect(below.href('en', 'home')).toBe('/site/')
  expect(below.href('pl', 'home')).toBe('/site/pl')
  for (const hash of ['x', '#x']) expect(below.href('pl', 'about', hash)).toBe(`/site/pl${pathOf('about')}#x`)
  for (const { code } of allLocales) {
    for (const { id } of allRoutes) expect(below.viewAt(below.href(code, id))).toEqual({ locale: code, view: id })
  }
  expect(below.viewAt('/site')).toEqual({ locale: 'en', view: 'home' })
})
