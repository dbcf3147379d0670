import { isLocaleCode, type LocaleCode, publicLocales } from '../../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../../src/config/routes.ts'

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

/** What was asked for on the command line; lists may hold several values in one, with commas. */
export interface ShotOptions {
  readonly pages?: readonly string[]
  readonly locales?: readonly string[]
  readonly widths?: readonly string[]
  readonly dark?: boolean
  readonly print?: boolean
}

export const defaultWidths = [390, 820, 1440]
/** A4 at 96 dpi less the margins that Chromium prints with. */
const PRINT_WIDTH = 718
/** Narrower than any phone, wider than any screen: a slip of the pen. */
const NARROWEST = 200
const WIDEST = 5120

/**
 * Every picture to take, those of one tab (language and surface) in a row. Throws an Error that names what is no page,
 * no public language or no width, and says what there is.
 */
export function planShots({ pages, locales, widths, dark = false, print = false }: ShotOptions): Shot[] {
  const views = pages ? split(pages).map(viewOf) : viewIds
  const codes = locales ? split(locales).map(codeOf) : publicLocales.map(({ code }) => code)
  const surfaces = surfacesOf(widths ? split(widths).map(widthOf) : defaultWidths, dark, print)
  return codes.flatMap((locale) => surfaces.flatMap((surface) => views.map((view) => ({ view, locale, surface }))))
}

function surfacesOf(widths: readonly number[], dark: boolean, print: boolean): Surface[] {
  const light = widths.map((width): Surface => ({ name: `${width}`, width, scheme: 'light', media: 'screen' }))
  return [
    ...light,
    ...(dark ? light.map((one): Surface => ({ ...one, name: `${one.name}-dark`, scheme: 'dark' })) : []),
    ...(print ? [{ name: 'print', width: PRINT_WIDTH, scheme: 'light', media: 'print' } as const] : []),
  ]
}

/** In the order given, each once. */
function split(values: readonly string[]): string[] {
  return [...new Set(values.flatMap((value) => value.split(',')).map((value) => value.trim()))]
}

function viewOf(id: string): ViewId {
  const view = viewIds.find((one) => one === id)
  if (view) return view
  // Of ids that begin or end alike, one was probably meant.
  const close = viewIds.filter((one) => id !== '' && one.includes(id))
  const examples = close.length > 0 ? close : viewIds.slice(0, 3)
  throw new Error(
    `--pages: expected ids from src/config/routes.ts, such as ${examples.slice(0, 5).join(', ')}; found "${id}".`,
  )
}

function codeOf(code: string): LocaleCode {
  if (isLocaleCode(code) && publicLocales.some((locale) => locale.code === code)) return code
  const known = publicLocales.map((locale) => locale.code).join(', ')
  throw new Error(`--locales: expected public locales (${known}); found "${code}".`)
}

function widthOf(value: string): number {
  const width = Number(value)
  if (/^\d+$/.test(value) && width >= NARROWEST && width <= WIDEST) return width
  throw new Error(`--widths: expected whole numbers of pixels from ${NARROWEST} to ${WIDEST}; found "${value}".`)
}
