import sharp from 'sharp'
import { logo } from '../../src/config/brand.ts'
import { light } from '../lib/palette.ts'
import { faviconSvg, signSvg } from './sign.ts'

/** Returns the icons by their fixed names. Browsers and systems request favicon.ico and apple-touch-icon.png by default. */
export async function iconFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  return new Map<string, Uint8Array>([
    ['favicon.svg', Buffer.from(faviconSvg())],
    ['favicon.ico', ico(await transparentPng(signSvg(32, logo.tab)))],
    // iOS rounds the corners itself and shows transparency as black.
    ['apple-touch-icon.png', await opaquePng(tile({ side: 180, mark: 0.74, radius: 0 }))],
    ['icon-192.png', await transparentPng(tile({ side: 192, mark: 0.74, radius: 0.2 }))],
    ['icon-512.png', await transparentPng(tile({ side: 512, mark: 0.74, radius: 0.2 }))],
    // Android may crop to a circle of 80 % (W3C App Manifest, maskable icons).
    ['icon-maskable-512.png', await opaquePng(tile({ side: 512, mark: 0.62, radius: 0 }))],
  ])
}

const encoding = { compressionLevel: 9, adaptiveFiltering: false } as const
const transparentPng = (svg: string) => sharp(Buffer.from(svg)).png(encoding).toBuffer()
const opaquePng = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().png(encoding).toBuffer()

interface Tile {
  readonly side: number
  /** Shares of the side. */
  readonly mark: number
  readonly radius: number
}

/** Returns the brand's sign on a square in the site's background color. */
function tile({ side, mark, radius }: Tile): string {
  const inset = (side * (1 - mark)) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">`,
    `<rect width="${side}" height="${side}" rx="${side * radius}" fill="${light('paper')}"/>`,
    `<g transform="translate(${inset} ${inset})">${signSvg(side * mark)}</g></svg>`,
  ].join('')
}

/** Returns an ICO file with one PNG of 32 px, 32 bits per pixel: header, directory, picture. */
function ico(png: Uint8Array): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  head.writeUInt32LE(png.length, 14)
  return Buffer.concat([head, png])
}
