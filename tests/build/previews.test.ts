import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readBundles } from 'i18next-workbench/model/bundles.ts'
import { originLocales, originSite } from '../../scripts/lib/builds.ts'
import { previewAddress } from '../../scripts/previews/pictures.ts'
import { requestsFor } from '../../scripts/previews/requests.ts'

const site = originSite
const { bundles } = await readBundles('locales')
const addresses = requestsFor(bundles, originLocales).map(previewAddress)

it.each(addresses)('%s is a PNG of 1200 x 630 below 60 KB', async (address) => {
  const png = await readFile(path.join(site, address))
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.length).toBeLessThan(60_000)
})

it('has no picture that no page asks for', async () => {
  const files = (await readdir(path.join(site, 'previews'), { recursive: true })).filter((name) =>
    name.endsWith('.png'),
  )
  expect(files.map((name) => `/previews/${name}`).sort()).toEqual([...addresses].sort())
})
