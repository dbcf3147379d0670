import type { LocaleCode } from '../../../src/config/locales.ts'
import type { ViewId } from '../../../src/config/routes.ts'

/** What a page is looked at on. */
export interface Surface {
  /** Names the folder of its pictures: 1440, 1440-dark, print. */
  readonly name: string
  /** In CSS pixels. */
  readonly width: number
  readonly scheme: 'light' | 'dark'
  readonly media: 'screen' | 'print'
}

/** A page in a language on a surface. */
export interface Shot {
  readonly view: ViewId
  readonly locale: LocaleCode
  readonly surface: Surface
}

interface ShotOptions {
  readonly pages: readonly ViewId[]
  readonly locales: readonly LocaleCode[]
  readonly widths: readonly number[]
  readonly dark?: boolean
  readonly print?: boolean
}

/** A4 at 96 dpi less the margins that Chromium prints with. */
const PRINT_WIDTH = 718

/** Every picture to take, those of a page in a row. */
export function planShots({ pages, locales, widths, dark = false, print = false }: ShotOptions): Shot[] {
  const light = widths.map((width): Surface => ({ name: `${width}`, width, scheme: 'light', media: 'screen' }))
  const surfaces: Surface[] = [
    ...light,
    ...(dark ? light.map((one): Surface => ({ ...one, name: `${one.name}-dark`, scheme: 'dark' })) : []),
    ...(print ? [{ name: 'print', width: PRINT_WIDTH, scheme: 'light', media: 'print' } as const] : []),
  ]
  return pages.flatMap((view) => locales.flatMap((locale) => surfaces.map((surface) => ({ view, locale, surface }))))
}
