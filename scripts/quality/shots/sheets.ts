import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from 'playwright'
import { escapeHtml } from '../../i18n/context/viewPage.ts'
import { type Picture, pictureName, sheetsOf, thumbnailFile, thumbnailScale } from './pictures.ts'

const SHEET_WIDTH = 2000
/** A thumbnail that is higher goes on in another column, so that phone pages do not make a sheet a ribbon. */
const FOLD = 1500

const style = `
body { margin: 12px; display: flex; flex-wrap: wrap; align-items: flex-start; gap: 14px 12px; background: #8a9496; font: 600 13px/1.3 sans-serif }
figure { margin: 0 } figcaption { padding-block-end: 4px; overflow-wrap: anywhere }
.columns { display: flex; gap: 4px } .columns i { background-repeat: no-repeat; outline: 1px solid #0005 }
`

/** Draws `sheets/<locale>-<surface>-<n>.png`, twelve pictures each, and returns how many there are. */
export async function writeSheets(browser: Browser, pictures: readonly Picture[], out: string): Promise<number> {
  const sheets = sheetsOf(pictures)
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 800 } })
  await mkdir(path.join(out, 'sheets'), { recursive: true })
  for (const { name, pictures: shown } of sheets) {
    const figures = await Promise.all(
      shown.map(async (picture) => figure(picture, await readFile(path.join(out, thumbnailFile(picture)), 'base64'))),
    )
    await page.setContent(`<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join('')}`)
    await page.screenshot({ path: path.join(out, 'sheets', `${name}.png`), fullPage: true })
  }
  await page.close()
  return sheets.length
}

/** A picture under its name, folded into columns where it is high. The thumbnail comes as base64. */
function figure(picture: Picture, thumbnail: string): string {
  const scale = thumbnailScale(picture)
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const columns = Math.ceil(height / FOLD)
  const step = Math.ceil(height / columns)
  const pieces = Array.from({ length: columns }, (_, index) => {
    const rest = Math.min(step, height - index * step)
    const css = `width:${width}px;height:${rest}px;background-size:${width}px ${height}px;background-position:0 -${index * step}px`
    return `<i style="${css};background-image:url(data:image/webp;base64,${thumbnail})"></i>`
  })
  const columnsWidth = columns * width + (columns - 1) * 4
  const caption = escapeHtml(pictureName(picture))
  return `<figure style="width:${columnsWidth}px"><figcaption>${caption}</figcaption><div class="columns">${pieces.join('')}</div></figure>`
}
