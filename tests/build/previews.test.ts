import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readBundles } from 'i18next-workbench/model/bundles.ts'
import { originLocales, originSite } from '../../scripts/lib/builds.ts'
import { previewAddress } from '../../scripts/previews/pictures.ts'
import { requestsFor } from '../../scripts/previews/requests.ts'

const site = originSite
const { bundles } = await readBundles('locales')
const addresses = requestsFor(bundles, originLocales).map(previewAddress)

it('has no picture that no page asks for', async () => {
  const files = (await readdir(path.join(site, 'previews'), { recursive: true })).filter((name) =>
    name.endsWith('.png'),
  )
  expect(files.map((name) => `/previews/${name}`).sort()).toEqual([...addresses].sort())
})
