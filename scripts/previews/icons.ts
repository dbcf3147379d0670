import { logo } from '../../src/config/brand.ts'
import { light } from '../lib/palette.ts'
import { faviconSvg, signSvg } from './sign.ts'
import { opaquePng, transparentPng } from './raster.ts'

/**
 * The icons that stand at fixed names in the root of a site: name to bytes. Browsers and systems
 * ask for favicon.ico and apple-touch-icon.png without being told.
 */
export async function iconFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  return new Map<string, Uint8Array>([
    ['favicon.svg', Buffer.from(faviconSvg())],
    ['favicon.ico', ico([await icon(16), await icon(32)])],
    // iOS rounds the corners itself and shows transparency as black.
    ['apple-touch-icon.png', await opaquePng(tile({ side: 180, mark: 0.74, radius: 0 }))],
    ['icon-192.png', await transparentPng(tile({ side: 192, mark: 0.74, radius: 0.2 }))],
    ['icon-512.png', await transparentPng(tile({ side: 512, mark: 0.74, radius: 0.2 }))],
    // Android may cut all beyond a circle of 80 % (W3C App Manifest, maskable icons).
    ['icon-maskable-512.png', await opaquePng(tile({ side: 512, mark: 0.62, radius: 0 }))],
  ])
}

interface Tile {
  readonly side: number
  /** Shares of the side. */
  readonly mark: number
  readonly radius: number
}

/** The sign of the brand on a square of the site's paper. */
function tile({ side, mark, radius }: Tile): string {
  const inset = (side * (1 - mark)) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">`,
    `<rect width="${side}" height="${side}" rx="${side * radius}" fill="${light('paper')}"/>`,
    `<g transform="translate(${inset} ${inset})">${signSvg(side * mark)}</g></svg>`,
  ].join('')
}

interface Icon {
  readonly side: number
  readonly png: Uint8Array
}

async function icon(side: number): Promise<Icon> {
  return { side, png: await transparentPng(signSvg(side, logo.tab)) }
}

/** An ICO file that holds PNGs: a header of 6 bytes, a directory of 16 bytes for each, then the pictures. */
function ico(icons: readonly Icon[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * icons.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(icons.length, 4)
  let offset = directory.length
  for (const [index, { side, png }] of icons.entries()) {
    const at = 6 + 16 * index
    directory.set([side, side], at)
    // One plane, 32 bits a pixel.
    directory.writeUInt16LE(1, at + 4)
    directory.writeUInt16LE(32, at + 6)
    directory.writeUInt32LE(png.length, at + 8)
    directory.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([directory, ...icons.map(({ png }) => png)])
}
