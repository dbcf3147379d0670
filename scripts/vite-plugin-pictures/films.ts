import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Film, films, type MadeFilm } from '../../src/config/pictures.ts'
import { defaultLocale, type LocaleCode, publicLocales } from '../../src/config/locales.ts'
import { PictureProblem, readAsset, readCrop, type ReadyCrop, sizeOf } from './crops.ts'

/** A film that can be published: what pages know of it, its poster, and its files by their addresses. */
export interface ReadyFilm {
  readonly name: string
  readonly made: MadeFilm
  readonly poster: ReadyCrop
  readonly files: ReadonlyMap<string, Buffer>
}

const folderOf = (locale: LocaleCode) => `locales/${locale}/films`

/** The folders in which captions are. */
export const filmFolders = publicLocales.map(({ code }) => folderOf(code))

/** The films of the site by their names. */
export const siteFilms = Object.entries(films)

/** In px: what screens show beside texts. */
const WIDEST_POSTER = 1280
const endings = ['.mp4', '.webm'] as const

/** Reads a film with its captions. Rejects with a PictureProblem that says where, what was expected and what was found. */
export async function readFilm(
  root: string,
  cache: string,
  [name, film]: (typeof siteFilms)[number],
): Promise<ReadyFilm> {
  const where = `src/config/pictures.ts, films.${name}`
  const ending = endings.find((known) => film.file.endsWith(known))
  if (!ending) throw new PictureProblem(`${where}: expected a file .mp4 or .webm, found ${film.file}.`)
  const bytes = await readAsset(root, where, film.file)
  const address = addressOf(name, bytes, ending)
  const captions = await readCaptions(root, name)
  const poster = await readPoster(root, cache, where, film)
  const { width, height } = poster.shape
  const tracks = [...captions].map(([locale, text]) => [locale, addressOf(`${name}-${locale}`, text, '.vtt')] as const)
  return {
    name,
    poster,
    made: {
      address,
      type: `video/${ending.slice(1)}`,
      poster: { address: `${poster.made.address}-${width}.webp`, width, height },
      captions: Object.fromEntries(tracks),
    },
    files: new Map([
      [address, bytes],
      ...tracks.map(([locale, track]) => [track, captions.get(locale) ?? Buffer.from('')] as const),
    ]),
  }
}

const addressOf = (name: string, bytes: Buffer, ending: string) =>
  `/assets/films/${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}${ending}`

/** The captions that there are, by locale. Only those of the default locale have to be there: others fall back to them. */
async function readCaptions(root: string, name: string): Promise<ReadonlyMap<LocaleCode, Buffer>> {
  const captions = new Map<LocaleCode, Buffer>()
  for (const { code } of publicLocales) {
    const file = `${folderOf(code)}/${name}.vtt`
    const text = await readFile(path.join(root, file)).catch(() => null)
    if (text === null && code === defaultLocale)
      throw new PictureProblem(`${file}: expected the captions of the film "${name}", found no file.`)
    if (text === null) continue
    // https://www.w3.org/TR/webvtt1/#file-structure
    if (!/^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text.toString()))
      throw new PictureProblem(
        `${file}:1: expected "WEBVTT", found "${text.toString().split('\n', 1)[0]?.slice(0, 40)}".`,
      )
    captions.set(code, text)
  }
  return captions
}

/** The whole picture, in its own proportions. */
async function readPoster(root: string, cache: string, where: string, { poster }: Film): Promise<ReadyCrop> {
  const size = await sizeOf(await readAsset(root, where, poster), poster)
  const width = Math.min(size.width, WIDEST_POSTER)
  const height = Math.round((width * size.height) / size.width)
  const shape = { width, height, widths: [width], sizes: '' }
  return readCrop(root, cache, { where, name: `poster ${poster}`, file: poster, focus: [50, 50], shape })
}
