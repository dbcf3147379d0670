import { logo } from '../../src/config/brand.ts'
import { wordmark } from '../../src/config/wordmark.ts'
import { lazy } from '../lib/lazy.ts'
import { light } from '../lib/palette.ts'
import { drawnSvg } from './sign.ts'

export interface DrawnLogo {
  readonly svg: string
  /** Its width in heights. */
  readonly ratio: number
}

/** The sign with the word beside it, as the header shows it. */
export const logoSvg = lazy((): DrawnLogo => {
  const { path, width } = wordmark
  const drawing = `${logo.sign}<path d="${path}" transform="scale(.25)" fill="currentColor"/>`
  return { svg: drawnSvg(drawing, light('ink'), width / 4), ratio: width / 128 }
})
