import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { readSealedBytes, writeSealedBytes } from 'i18next-workbench/lib/sealed.ts'
import { cropped, encoders, type ReadyCrop } from './crops.ts'

type Type = keyof typeof encoders

/** One file that pages name: a crop in one width and format. */
export interface PictureFile {
  /** Absolute, on the site. */
  readonly address: string
  readonly crop: ReadyCrop
  readonly width: number
  readonly type: Type
}

/** All files of some crops. Their addresses carry a hash of all that they are made of. */
export const filesOf = (crops: readonly ReadyCrop[]): readonly PictureFile[] =>
  crops.flatMap((crop) =>
    crop.shape.widths.flatMap((width) =>
      (['avif', 'webp'] as const).map((type) => {
        return { address: `${crop.made.address}-${width}.${type}`, crop, width, type }
      }),
    ),
  )

/** The bytes of some files by address, from the cache as far as it has them under its seal. */
export async function encodeAll(files: readonly PictureFile[], cache: string): Promise<ReadonlyMap<string, Buffer>> {
  const made = new Map<string, Buffer>()
  const waiting = [...files]
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) made.set(file.address, await encoded(file, cache))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return made
}

/** A file from the cache, or encoded and added to it. */
export async function encoded(file: PictureFile, cache: string): Promise<Buffer> {
  const kept = path.join(cache, `${createHash('sha256').update(file.address).digest('hex').slice(0, 32)}.${file.type}`)
  const known = await readSealedBytes(kept)
  if (known) return known
  const bytes = await encode(file)
  await writeSealedBytes(kept, bytes)
  return bytes
}

/** Without what a camera has noted, such as the place. */
async function encode({ crop, width, type }: PictureFile): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { shape, area, bytes } = crop
  const height = Math.round((width * shape.height) / shape.width)
  return cropped(sharp(bytes), area).resize(width, height, { fit: 'fill' })[type](encoders[type]).toBuffer()
}
