import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { isBlocked } from '../fixtures/blockerRules.ts'
import { built, dist, inFull } from './site.ts'

/** Of the lists' rules for elements, those without a site's name. */
const hidden = [
  ...['ad', 'ads', 'adsbox', 'advert', 'banner', 'banner-ad', 'sponsor', 'cookie', 'cookie-banner', 'consent'],
  ...['consent-banner', 'social', 'social-share', 'share-buttons', 'newsletter', 'popup'],
].flatMap((name) => [`.${name}`, `#${name}`])

it('gives no file a name that ad blockers look for', () => {
  const files = ['assets', 'messages'].flatMap((folder) =>
    readdirSync(path.join(dist, folder), { recursive: true, encoding: 'utf8' }).map((name) => `/${folder}/${name}`),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter(isBlocked)).toEqual([])
})

it('gives no element a name that ad blockers hide', () => {
  const found = inFull.filter(([, locale, view]) => built(locale, view).$(hidden.join()).length > 0)
  expect(found.map(([name]) => name)).toEqual([])
})
