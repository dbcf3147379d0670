import type { LocaleCode } from '../../../src/config/locales.ts'
import type { ViewId } from '../../../src/config/routes.ts'

/** A page and state with a reference screenshot, `<name>.png` in this folder. */
export interface VisualCase {
  readonly name: string
  readonly view: ViewId
  readonly locale?: LocaleCode
  /** The width of the window in CSS pixels. */
  readonly width: number
  readonly scheme?: 'dark'
  /** Selectors to click in sequence. */
  readonly clicks?: readonly string[]
  /** True for a screenshot of the window only, for overlays. */
  readonly window?: true
}

/** Kinds of pages and overlays, on wide and narrow screens. */
export const visualCases: readonly VisualCase[] = [
  { name: 'home', view: 'home', width: 1440 },
  { name: 'home-dark', view: 'home', width: 1440, scheme: 'dark' },
  { name: 'tabs', view: 'services-translation-services', width: 1440, clicks: ['main [role=tab]:nth-of-type(3)'] },
  { name: 'accordion', view: 'solutions-healthcare', width: 820, clicks: ['#tab-7 button'] },
  { name: 'form-errors', view: 'contacts', width: 390, clicks: ['main form button[type=submit]'] },
  {
    name: 'mobile-menu',
    view: 'home',
    locale: 'pl',
    width: 390,
    clicks: ['header button[command="show-modal"]', '#mobile-menu .mantine-Accordion-control >> nth=0'],
    window: true,
  },
]
