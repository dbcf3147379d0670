import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { artTermsOf } from '../../../src/config/artTerms.ts'
import { brand, brandShort, logo } from '../../../src/config/brand.ts'
import { contrastsOf } from '../../../src/config/palette.ts'
import { families } from '../../lib/brandFonts.ts'
import { palette } from '../../lib/palette.ts'
import { drawPreview } from '../../previews/draw.ts'
import { iconFiles } from '../../previews/icons.ts'
import { interpolateClaims } from '../../texts/interpolateClaims.ts'
import { artPainter, rampOf } from '../../vite-plugin-art/slots.ts'
import { wordmarkOf } from '../../vite-plugin-art/wordmark.ts'

/** Everything that follows from the brand of a copy of the site, as text. */
export interface Sheet {
  readonly name: string
  readonly shortName: string
  /** The logo as pages have it: `currentColor` is that of the text, `var(--accent)` the accent. */
  readonly logo: string
  readonly palette: Readonly<Record<string, readonly [light: string, dark: string]>>
  readonly contrasts: ReturnType<typeof contrastsOf>
  /** Addresses (data:) of files, by their names. */
  readonly pictures: Readonly<Record<string, string>>
  /** The style sheets of a button and a card, and of what both are made of. */
  readonly styles: string
  readonly title: string
  /** The fonts, by what they are for: an address (data:) of the file with Latin letters. */
  readonly fonts: Readonly<Record<keyof typeof families, { readonly name: string; readonly address: string }>>
}

const { resolve } = createRequire(import.meta.url)

const sheets = ['theme/tokens.css', 'ui/ButtonLink/ButtonLink.module.css', 'sections/CardGrid/CardGrid.module.css']

const types: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' }

/** What follows from the brand of the copy of the site in `root`, whose code this is. Throws what the drawing throws. */
export async function brandSheet(root: string): Promise<Sheet> {
  const read = (file: string) => readFile(path.join(root, file), 'utf8')
  const home: { hero: { title: string } } = JSON.parse(await read('locales/en/pages/home.json'))
  const title = interpolateClaims('en', home.hero.title)
  const { draw } = await artPainter()
  const preview = await drawPreview({
    title,
    section: null,
    localeTag: 'en',
    dir: 'ltr',
    seed: 'home-preview',
    ramp: rampOf('home'),
    terms: artTermsOf('home').slice(0, 8),
  })
  const { path: outlines, width } = await wordmarkOf(logo.word)
  const files = new Map<string, Uint8Array>([
    ...(await iconFiles()),
    ['hero.svg', Buffer.from(draw('home', 'hero'))],
    ['strip.svg', Buffer.from(draw('ai-ai-translation', 'strip'))],
    ['closing.svg', Buffer.from(draw('home', 'closing'))],
    ['preview.png', preview],
  ])
  const addressOf = (name: string, bytes: Uint8Array) =>
    `data:${types[name.split('.').at(-1) ?? '']};base64,${Buffer.from(bytes).toString('base64')}`
  return {
    name: brand,
    shortName: brandShort,
    logo: `<svg viewBox="0 0 ${width / 4} 32" fill="none">${logo.sign}<path d="${outlines}" transform="scale(.25)" fill="currentColor"/></svg>`,
    palette,
    contrasts: contrastsOf(palette),
    pictures: Object.fromEntries([...files].map(([name, bytes]) => [name, addressOf(name, bytes)])),
    styles: (await Promise.all(sheets.map((sheet) => read(`src/${sheet}`)))).join('\n').replaceAll(':root', '.look'),
    title,
    fonts: { heading: await fontOf('heading'), text: await fontOf('text') },
  }
}

async function fontOf(role: keyof typeof families) {
  const { package: name, faces, fileOf } = families[role]
  const bytes = await readFile(resolve(fileOf('latin', faces[0]?.weight ?? 400)))
  return { name, address: `data:font/woff2;base64,${bytes.toString('base64')}` }
}
