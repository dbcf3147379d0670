import { readdir, writeFile } from 'node:fs/promises'
import { beforeEach, expect, it } from 'vitest'
import type { PreviewContent } from '../../../../scripts/previews/draw.ts'
import { type DrawPool, previewAddress, previewKey, previewsFor } from '../../../../scripts/previews/pictures.ts'
import type { PreviewRequest } from '../../../../scripts/previews/requests.ts'
import { content } from './pixels.ts'
import { folderOfTest } from '../../../fixtures/folder.ts'

const about: PreviewRequest = { ...content, page: 'about', locale: 'en' }
const team: PreviewRequest = { ...about, page: 'team', title: 'Expand your global reach', art: 'team' }

let folder: string
beforeEach(async () => {
  folder = await folderOfTest()
})

/** Draws a picture that is its title, and notes each title. */
function pool(fail: (content: PreviewContent) => boolean = () => false) {
  const titles: string[] = []
  const start = (): DrawPool => ({
    run: async (wanted: PreviewContent) => {
      titles.push(wanted.title)
      if (fail(wanted)) throw new Error('no ink')
      return Buffer.from(wanted.title)
    },
    destroy: async () => {},
  })
  return { titles, start }
}

it('the address of a picture follows from what it shows, whatever the order of its fields', () => {
  const turned = Object.fromEntries(Object.entries(about).reverse()) as typeof about
  expect(previewAddress(about)).toMatch(/^\/previews\/en\/about-[0-9a-f]{10}\.png$/)
  expect(previewAddress(turned)).toBe(previewAddress(about))
  const changes = [{ title: 'Another' }, { section: null }, { dir: 'rtl' }, { art: 'team' }] as const
  for (const change of changes) expect(previewAddress({ ...about, ...change })).not.toBe(previewAddress(about))
})

it('draws what the cache lacks or somebody else has put there, once, and nothing the next time', async () => {
  const first = pool()
  const inPolish = { ...about, locale: 'pl' } as const
  const { pictures, drawn } = await previewsFor([about, inPolish], folder, first.start)
  expect([drawn, first.titles]).toEqual([1, [about.title]])
  expect(pictures.map(({ address }) => address)).toEqual([about, inPolish].map(previewAddress))
  const second = pool()
  for (const count of [1, 0]) expect((await previewsFor([about, team], folder, second.start)).drawn).toBe(count)
  expect(second.titles).toEqual([team.title])
  await writeFile(pictures[0]?.file ?? '', 'doctored')
  expect((await previewsFor([about], folder, pool().start)).drawn).toBe(1)
})

it('names every page whose picture failed, keeps the others and no half file', async () => {
  const failing = pool(({ title }) => title !== team.title)
  const broken = { ...about, title: 'Broken', page: 'careers' } as const
  await expect(previewsFor([about, broken, team], folder, failing.start)).rejects.toThrow(
    'Preview pictures that were not drawn:\n  en about: no ink\n  en careers: no ink',
  )
  expect(await readdir(folder)).toEqual([`${previewKey(team)}.png`])
})
