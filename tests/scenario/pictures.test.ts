import { cp } from 'node:fs/promises'
import path from 'node:path'
import { load } from 'cheerio'
import { execa } from 'execa'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBrowser } from 'i18next-workbench/lib/chromium.ts'
import { addressOf } from '../fixtures/address.ts'
import { type Copy, makeCopy } from '../fixtures/scenario/copy.ts'

/** The owner adds a head, a photo and a film to a page, as docs/pictures.md says. */
let copy: Copy

beforeAll(async () => {
  copy = await makeCopy()
}, 60_000)
afterAll(() => copy?.remove())

const assets = (name: string) => path.join(copy.site, 'src/assets', name)
const photograph = (name: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#83c8d1' } }).toFile(assets(name))
const check = async () => {
  const { all } = await execa('node', ['scripts/i18n.ts', 'check'], { cwd: copy.site, all: true, reject: false })
  return all
}

/** Writes the texts of the head's picture, the photo and the film. */
const say = (locale: string, picture: string, lab: string, film: string) =>
  copy.editJson<{ hero: object }>(`locales/${locale}/pages/careers.json`, (tree) =>
    Object.assign(tree, { hero: { ...tree.hero, picture }, lab, film }),
  )

it('names what each language lacks', { timeout: 240_000 }, async () => {
  await copy.edit('src/config/pictures.ts', (text) =>
    text
      .replace('Picture>>> = {', "Picture>>> = {\n  careers: { file: 'office.jpg', focus: [70, 40] },")
      .replace('Picture>> = {}', "Picture>> = { lab: { file: 'lab.jpg' } }")
      .replace('Film>> = {}', "Film>> = { lab: { file: 'lab.webm', poster: 'lab.jpg' } }"),
  )
  await photograph('lab.jpg', 1600, 900)
  await photograph('office.jpg', 1600, 1200)
  await cp('tests/fixtures/scenario/film.webm', assets('lab.webm'))
  await copy.write('locales/en/films/lab.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n')
  await copy.edit('src/pages/careers.tsx', (text) =>
    text
      .replace(
        'import { Hero }',
        "import { Film } from '../sections/Film/Film.tsx'\nimport { Photo } from '../sections/Photo/Photo.tsx'\nimport { Hero }",
      )
      .replace('const { m,', 'const { m, text,')
      .replace(
        '    </>',
        '      <Photo name="lab" alt={text(\'lab\')} />\n      <Film name="lab" caption={m(\'film\')} />\n    </>',
      ),
  )
  expect(await check()).toMatch(/pages\/careers:hero\.picture.*unknown-message/)
  await say('en', 'An office by a river', 'A laboratory', 'A day in the laboratory')
  const named = await check()
  expect(named).not.toContain('unknown-message')
  expect(named).toMatch(/locales\/pl\/films\/lab\.vtt.*missing-file/)
  for (const key of ['hero.picture', 'lab', 'film']) expect(named).toContain(`pages/careers:${key}`)
})

it('shows the picture, and plays the film with its captions under the policy', { timeout: 240_000 }, async () => {
  await say('pl', 'Biuro nad rzeką', 'Laboratorium', 'Dzień w laboratorium')
  await copy.run('node', 'scripts/build.ts')
  const $ = load(await copy.read('dist/careers.html'))
  expect($('main img[alt="An office by a river"]').attr('loading')).toBe('eager')
  expect($('main img[alt="A laboratory"]').attr('loading')).toBe('lazy')
  const server = execa('node', ['scripts/preview.ts'], { cwd: copy.site, reject: false, env: { PORT: '0' } })
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(`${await addressOf(server)}/careers`)
    const played = await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
      video.muted = true
      await video.play()
      const track = video.querySelector('track')
      if (track && track.readyState < 2) await new Promise((resolve) => track.addEventListener('load', resolve))
      return [video.videoWidth, video.textTracks.length, track?.track.mode, track?.track.cues?.length]
    })
    expect(played).toEqual([64, 1, 'showing', 1])
    const shown = page.getByRole('img', { name: 'An office by a river' })
    expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.currentSrc))).toMatch(
      /avif$/,
    )
  } finally {
    await browser.close()
    server.kill()
    await server
  }
})
