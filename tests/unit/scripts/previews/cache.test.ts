import { readdir, writeFile } from 'node:fs/promises'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readSealedBytes } from 'i18next-workbench/lib/sealed.ts'
import { drawPreview, type PreviewContent } from '../../../../scripts/previews/draw.ts'
import {
  type DrawPool,
  previewAddress,
  previewImage,
  previewKey,
  previewsFor,
} from '../../../../scripts/previews/pictures.ts'
import { brand } from '../../../../src/config/brand.ts'
import type { PreviewRequest } from '../../../../scripts/previews/requests.ts'
import { content } from './pixels.ts'
import { folderOfTest } from '../../../fixtures/folder.ts'

// Drawing takes a second or two on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const about: PreviewRequest = { ...content, page: 'about', locale: 'en' }
const team: PreviewRequest = { ...about, page: 'team', title: 'Expand your global reach', seed: 'team-hero' }

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

describe('previewAddress', () => {
  it('follows from the request alone, whatever the order of its fields', () => {
    expect(previewAddress(about)).toMatch(/^\/previews\/en\/about-[0-9a-f]{10}\.png$/)
    expect(previewAddress(Object.fromEntries(Object.entries(about).reverse()) as typeof about)).toBe(
      previewAddress(about),
    )
  })

  it.each([
    { title: 'Another' },
    { section: null },
    { localeTag: 'pl' },
    { dir: 'rtl' },
    { seed: 'team-hero' },
    { terms: [['pl', 'tłumacz']] },
  ] as const)('changes with %o', (change) => {
    expect(previewAddress({ ...about, ...change })).not.toBe(previewAddress(about))
  })

  it('has the same digits for the same picture in another locale', () => {
    expect(previewKey({ ...about, locale: 'pl' } as PreviewContent)).toBe(previewKey(about))
    expect(previewAddress({ ...about, locale: 'pl' })).toBe(previewAddress(about).replace('/en/', '/pl/'))
  })
})

it('a picture says in words what it shows', () => {
  expect(previewImage(about)).toEqual({ url: previewAddress(about), alt: `${about.title} – About – ${brand}` })
  expect(previewImage({ ...about, section: null }).alt).toBe(`${about.title} – ${brand}`)
})

describe('previewsFor', () => {
  it('draws what the cache lacks, once, and nothing the next time', async () => {
    const first = pool()
    const inPolish = { ...about, locale: 'pl' } as const
    const { pictures, drawn } = await previewsFor([about, inPolish], folder, first.start)
    expect([drawn, first.titles]).toEqual([1, [about.title]])
    expect(pictures.map(({ address }) => address)).toEqual([about, inPolish].map(previewAddress))

    const second = pool()
    expect((await previewsFor([about, team], folder, second.start)).drawn).toBe(1)
    expect(second.titles).toEqual([team.title])
    expect((await previewsFor([about, team], folder, second.start)).drawn).toBe(0)
    expect(second.titles).toEqual([team.title])
  })

  it('names every page whose picture failed, keeps the others and no half file', async () => {
    const failing = pool(({ title }) => title !== team.title)
    const broken = { ...about, title: 'Broken', page: 'careers' } as const
    await expect(previewsFor([about, broken, team], folder, failing.start)).rejects.toThrow(
      'Preview pictures that were not drawn:\n  en about: no ink\n  en careers: no ink',
    )
    expect(await readdir(folder)).toEqual([`${previewKey(team)}.png`])
  })

  it('draws in threads what it draws at home', async () => {
    const { pictures } = await previewsFor([about, team], folder)
    const inThreads = await Promise.all(pictures.map(({ file }) => readSealedBytes(file)))
    expect(inThreads[0]?.equals(await drawPreview(about))).toBe(true)
    expect(inThreads[1]?.equals(await drawPreview(team))).toBe(true)
  })
})

it('draws a picture again that somebody else has put into the cache', async () => {
  const { pictures } = await previewsFor([about], folder, pool().start)
  await writeFile(pictures[0]?.file ?? '', 'doctored')
  expect((await previewsFor([about], folder, pool().start)).drawn).toBe(1)
})
