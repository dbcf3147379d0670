import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Sharp } from 'sharp'
import { once } from '../../src/i18n/once.ts'
import { messageOf } from 'i18next-workbench/lib/run.ts'
import { readSealed, writeSealed } from 'i18next-workbench/lib/sealed.ts'
import type { MadePicture } from '../../src/config/pictures.ts'
import type { Crop } from './places.ts'

/** Where the owner's files are. */
export const assetFolder = 'src/assets'

/** A crop that can be encoded. */
export interface ReadyCrop extends Crop {
  readonly made: MadePicture
  readonly area: Area
  readonly bytes: Buffer
}

/** A part of a picture in px, once it is turned as its camera says. */
interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What is known of a crop once its file has been looked at. */
type Known = Pick<ReadyCrop, 'area'> & Pick<MadePicture, 'color' | 'position'>

/** Something wrong with a picture: one sentence for the owner. */
export class PictureProblem extends Error {}

const sharpPackage = path.join(path.dirname(createRequire(import.meta.url).resolve('sharp')), '../package.json')

/** The release of what encodes, and how: other ones make other bytes. */
export const encoders = {
  // One step of effort more takes four times the time for a twentieth of the bytes.
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78, effort: 5 },
} as const
export const release = once(async (type: keyof typeof encoders) => {
  const { version } = JSON.parse(await readFile(sharpPackage, 'utf8')) as { version: string }
  return `sharp ${version} ${type} ${JSON.stringify(encoders[type])}`
})

/**
 * Looks at the file of a crop, or takes what is known of it from the cache. Rejects with a PictureProblem that says where,
 * what was expected and what was found.
 */
export async function readCrop(root: string, cache: string, crop: Crop): Promise<ReadyCrop> {
  const { where, file, focus, shape } = crop
  if (!focus.every((share) => share >= 0 && share <= 100))
    throw new PictureProblem(`${where}: expected a focus from 0 to 100 per cent, found [${focus.join(', ')}].`)
  const bytes = await readAsset(root, where, file)
  const digest = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([focus, shape]))
  for (const type of ['avif', 'webp'] as const) digest.update(await release(type))
  const key = digest.digest('hex').slice(0, 32)
  const noted = path.join(cache, `${key}.json`)
  const kept = await readSealed<Known>(noted)
  const known = kept ?? (await lookAt(bytes, crop))
  if (!kept) await writeSealed(noted, known)
  const { area, ...shown } = known
  const name = path.basename(file, path.extname(file)).replace(/[^\w-]+/g, '-')
  return { ...crop, bytes, area, made: { address: `/assets/pictures/${name}-${key.slice(0, 10)}`, ...shown } }
}

/** A file of the owner's. Rejects with a PictureProblem where there is none. */
export async function readAsset(root: string, where: string, file: string): Promise<Buffer> {
  return readFile(path.join(root, assetFolder, file)).catch(() => {
    throw new PictureProblem(`${where}: expected the file ${assetFolder}/${file}, found none.`)
  })
}

/** The size of a picture in px, once it is turned as its camera says. Rejects with a PictureProblem where it cannot be read. */
export async function sizeOf(bytes: Buffer, file: string): Promise<Pick<Area, 'width' | 'height'>> {
  const { default: sharp } = await import('sharp')
  try {
    return (await sharp(bytes).metadata()).autoOrient
  } catch (error) {
    const expected = 'expected a picture (JPEG, PNG, WebP, AVIF, TIFF, SVG)'
    throw new PictureProblem(`${assetFolder}/${file}: ${expected}, found what cannot be read: ${messageOf(error)}.`)
  }
}

async function lookAt(bytes: Buffer, crop: Crop): Promise<Known> {
  const { where, file, focus, shape } = crop
  const { default: sharp } = await import('sharp')
  const { width, height } = await sizeOf(bytes, file)
  const area = areaOf({ width, height }, focus, shape.width / shape.height)
  if (area.width < shape.width) {
    const expected = `at least ${shape.width} x ${shape.height} px, or more where it is cropped to that shape`
    throw new PictureProblem(`${where}: expected of ${assetFolder}/${file} ${expected}, found ${width} x ${height}.`)
  }
  const cut = (at: number, from: number, length: number) => Math.round((((at - from) * 100) / length) * 10) / 10
  const [x, y] = [(focus[0] * width) / 100, (focus[1] * height) / 100]
  const position = `${cut(x, area.left, area.width)}% ${cut(y, area.top, area.height)}%`
  const color = await averageColor(cropped(sharp(bytes), area))
  return { area, ...(position === '50% 50%' ? {} : { position }), ...(color ? { color } : {}) }
}

/** The largest area of a shape, as near to the focus as the edges allow. */
function areaOf({ width, height }: Pick<Area, 'width' | 'height'>, focus: Crop['focus'], ratio: number): Area {
  const wide = Math.min(width, Math.round(height * ratio))
  const tall = Math.min(height, Math.round(width / ratio))
  const from = (share: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max((share * whole) / 100 - part / 2, 0), whole - part))
  return { left: from(focus[0], width, wide), top: from(focus[1], height, tall), width: wide, height: tall }
}

/** A picture turned as its camera says, and cut. */
export const cropped = (picture: Sharp, area: Area): Sharp => picture.autoOrient().extract(area)

/** As #rrggbb; undefined where something shows through. */
async function averageColor(picture: Sharp): Promise<string | undefined> {
  const small = await picture.toColorspace('srgb').resize(16, 16, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
  const sums = [0, 0, 0, 0]
  for (const [index, value] of small.entries()) sums[index % 4] = (sums[index % 4] ?? 0) + value
  const [red = 0, green = 0, blue = 0, alpha = 0] = sums.map((sum) => Math.round(sum / 256))
  return alpha === 255 ? `#${Buffer.from([red, green, blue]).toString('hex')}` : undefined
}
