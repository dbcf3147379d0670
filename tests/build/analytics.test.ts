import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { scopedName } from '../../scripts/vite-plugin-css/index.ts'
import { CONSENT_BANNER, CONSENT_EVENT, CONSENT_KEY } from '../../src/config/protocol.ts'
import { dist } from './site.ts'

it('carries nothing of the consent banner or the page views without a measurement id', () => {
  const styles = scopedName('', 'src/layout/ConsentBanner.module.css').replace(/^_+/, '_')
  const traces = [CONSENT_BANNER, CONSENT_KEY, CONSENT_EVENT, 'googletagmanager', 'dataLayer', styles]
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(html|js|css)$/.test(name))
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((name) => {
    const text = readFileSync(path.join(dist, name), 'utf8')
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${name}: ${trace}`)
  })
  expect(found).toEqual([])
})
