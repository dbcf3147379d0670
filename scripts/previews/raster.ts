import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Pixels } from './png.ts'

let ready: Promise<void> | undefined

/** The module may be started once in a thread. */
function start(): Promise<void> {
  ready ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm)
  return ready
}

type Image = ReturnType<InstanceType<typeof Resvg>['render']>

/** Memory of the module is not collected with the objects: it is given back by hand. */
async function rendered<T>(svg: string, width: number, take: (image: Image) => T): Promise<T> {
  await start()
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
  const image = drawing.render()
  try {
    return take(image)
  } finally {
    image.free()
    drawing.free()
  }
}

/** The pixels of an SVG whose letters are outlines, `width` px wide. Throws what resvg says of a bad SVG. */
export function rasterize(svg: string, width: number): Promise<Pixels> {
  return rendered(svg, width, (image) => ({ width: image.width, height: image.height, rgba: image.pixels }))
}

/** The same as resvg's own PNG, which keeps transparency. */
export function transparentPng(svg: string, width: number): Promise<Uint8Array> {
  return rendered(svg, width, (image) => image.asPng())
}
