import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { readCrop, type ReadyCrop } from '../../../../scripts/vite-plugin-pictures/crops.ts'
import { encodeAll, filesOf } from '../../../../scripts/vite-plugin-pictures/encode.ts'
import { readFilm } from '../../../../scripts/vite-plugin-pictures/films.ts'
import { type Crop, cropsOf } from '../../../../scripts/vite-plugin-pictures/places.ts'
import { fileOn } from '../../../../src/config/pictures.ts'
import { folderOfTest } from '../../../fixtures/folder.ts'

let root: string
let cache: string
beforeEach(async () => {
  root = await folderOfTest()
  cache = path.join(root, '.cache')
  await mkdir(path.join(root, 'src/assets'), { recursive: true })
})

const add = (name: string, bytes: Uint8Array | string) => writeFile(path.join(root, 'src/assets', name), bytes)

/** Red on the left, blue on the right. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ])

const crop: Crop = {
  where: 'src/config/pictures.ts, photos.lab',
  name: 'lab',
  file: 'lab.png',
  focus: [50, 50],
  shape: { width: 80, height: 60, widths: [40, 80], sizes: '100vw' },
}
const read = (changed: Partial<Crop> = {}) => readCrop(root, cache, { ...crop, ...changed })
const encodedBy = async (crops: readonly ReadyCrop[]) => {
  const files = filesOf(crops)
  const made = await encodeAll(files, cache)
  return files.map(({ address }) => ({ address, bytes: made.get(address) ?? Buffer.from('') }))
}

it('a picture is encoded in each width and format, once and with the same bytes each time', async () => {
  await add('lab.png', await halves(160, 120).png().toBuffer())
  const first = await encodedBy([await read()])
  const ends = ['40.avif', '40.webp', '80.avif', '80.webp']
  expect(first.map(({ address }) => address.replace(/[0-9a-f]{10}/, '#'))).toEqual(
    ends.map((end) => `/assets/pictures/lab-#-${end}`),
  )
  for (const { address, bytes } of first) {
    const { format, width, height } = await sharp(bytes).metadata()
    const wide = Number(/-(\d+)\.\w+$/.exec(address)?.[1])
    expect([format, width, height]).toEqual([address.endsWith('avif') ? 'heif' : 'webp', wide, wide * 0.75])
  }
  const kept = await readdir(cache)
  expect(await encodedBy([await read()])).toEqual(first)
  expect(await readdir(cache)).toEqual(kept)
  await rm(cache, { recursive: true })
  expect(await encodedBy([await read()])).toEqual(first)
})

it('a picture has another address when the file, the focus or the shape is another', async () => {
  await add('lab.png', await halves(160, 90).png().toBuffer())
  const address = (await read()).made.address
  expect((await read({ focus: [0, 50] })).made.address).not.toBe(address)
  expect((await read({ shape: { ...crop.shape, widths: [80] } })).made.address).not.toBe(address)
  await add('lab.png', await halves(162, 90).png().toBuffer())
  expect((await read()).made.address).not.toBe(address)
})

it('a picture keeps its focus in sight, with its color before it is there', async () => {
  await add('lab.png', await halves(320, 60).png().toBuffer())
  const left = await read({ focus: [10, 50] })
  expect(left.area).toEqual({ left: 0, top: 0, width: 80, height: 60 })
  expect(left.made).toMatchObject({ color: '#ff0000', position: '40% 50%' })
  expect((await read({ focus: [100, 50] })).made).toMatchObject({ color: '#0000ff', position: '100% 50%' })
  // Something shows through.
  const half = sharp({ create: { width: 80, height: 60, channels: 4, background: '#ff000080' } })
  await add('lab.png', await half.png().toBuffer())
  expect((await read()).made.color).toBeUndefined()
})

it('a picture is turned as its camera says, and says nothing of the camera', async () => {
  const taken = halves(90, 120).withExif({ IFD0: { Make: 'Camera' } })
  await add('lab.png', await taken.jpeg().withMetadata({ orientation: 6 }).toBuffer())
  const [file] = await encodedBy([await read()])
  const { exif, orientation, width, height } = await sharp(file?.bytes).metadata()
  expect([exif, orientation, width, height]).toEqual([undefined, undefined, 40, 30])
})

it.each<[string, 'none' | 'text' | 'small', Partial<Crop>, RegExp]>([
  ['a file that is not there', 'none', {}, /photos\.lab: expected the file src\/assets\/lab\.png, found none\./],
  ['a focus beside it', 'none', { focus: [120, 40] }, /photos\.lab: expected a focus from 0 to 100 .* \[120, 40\]\./],
  ['a file that is none', 'text', {}, /^src\/assets\/lab\.png: expected a picture .*, found what cannot be read/],
  ['a small one', 'small', {}, /photos\.lab: expected of src\/assets\/lab\.png at least 80 x 60 px.*found 100 x 50/],
])('one message says what is wrong with %s', async (_, file, changed, message) => {
  if (file === 'text') await add('lab.png', 'no picture')
  if (file === 'small') await add('lab.png', await halves(100, 50).png().toBuffer())
  await expect(read(changed)).rejects.toThrow(message)
})

it.each([
  ['the same file and focus', undefined, { file: 'a.png', focus: [20, 30] }],
  ['another focus', { focus: [1, 2] }, { file: 'a.png', focus: [1, 2] }],
  ['another file, with its own focus', { file: 'b.png' }, { file: 'b.png', focus: undefined }],
] as const)('on narrow screens a picture may have %s', (_, narrow, shown) => {
  const picture = { file: 'a.png', focus: [20, 30], ...(narrow && { narrow }) } as const
  expect(fileOn('narrow', picture)).toEqual(shown)
  expect(fileOn('wide', picture)).toEqual({ file: 'a.png', focus: [20, 30] })
  expect(cropsOf([{ where: 'here', frame: 'photo', picture }])).toHaveLength(2)
})

it('a film has the captions that there are and the proportions of its poster, and says what it lacks', async () => {
  const readIt = () => readFilm(root, cache, ['lab', { file: 'lab.webm', poster: 'lab.png' }])
  const caption = async (locale: string, text: string) => {
    await mkdir(path.join(root, `locales/${locale}/films`), { recursive: true })
    await writeFile(path.join(root, `locales/${locale}/films/lab.vtt`), text)
  }
  const lacks = (message: string) => expect(readIt()).rejects.toThrow(message)
  await lacks('films.lab: expected the file src/assets/lab.webm, found none.')
  await add('lab.webm', 'film')
  await lacks('locales/en/films/lab.vtt: expected the captions of the film "lab", found no file.')
  await caption('en', '1\n00:00:00,000 --> 00:00:01,000\nHello\n')
  await lacks('locales/en/films/lab.vtt:1: expected "WEBVTT", found "1".')
  for (const locale of ['en', 'pl']) await caption(locale, 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n')
  await lacks('films.lab: expected the file src/assets/lab.png, found none.')
  await add('lab.png', await halves(160, 90).png().toBuffer())
  const { made, files } = await readIt()
  const address = expect.stringMatching(/^\/assets\/pictures\/lab-[0-9a-f]{10}-160\.webp$/)
  const captions = { en: expect.stringMatching(/^\/assets\/films\/lab-en-[0-9a-f]{10}\.vtt$/), pl: expect.any(String) }
  expect(made).toMatchObject({ type: 'video/webm', poster: { address, width: 160, height: 90 }, captions })
  expect([...files.keys()].sort()).toEqual([made.address, ...Object.values(made.captions)].sort())
})
