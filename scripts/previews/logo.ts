import { lazy } from '../lib/lazy.ts'
import { logo } from '../../src/config/brand.ts'
import { light } from '../lib/palette.ts'
import { wordmarkOf } from '../vite-plugin-art/wordmark.ts'
import { drawnSvg } from './sign.ts'

export interface DrawnLogo {
  readonly svg: string
  /** Its width in heights. */
  readonly ratio: number
}

/** The sign with the word beside it, as the header shows it. Throws when the font of headings lacks a letter of the word. */
export const logoSvg = lazy(async (): Promise<DrawnLogo> => {
  const { path, width } = await wordmarkOf(logo.word)
  const drawing = `${logo.sign}<path d="${path}" transform="scale(.25)" fill="currentColor"/>`
  return { svg: drawnSvg(drawing, light('ink'), width / 4), ratio: width / 128 }
})
