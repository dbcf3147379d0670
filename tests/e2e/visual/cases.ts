import type { LocaleCode } from '../../../src/config/locales.ts'
import type { ViewId } from '../../../src/config/routes.ts'

/** A page and state of which a reference picture is kept, as `<name>.png` in this folder. */
export interface VisualCase {
  readonly name: string
  readonly view: ViewId
  readonly locale?: LocaleCode
  /** Of the window, in CSS pixels. */
  readonly width: number
  readonly scheme?: 'dark'
  /** What is clicked, one after the other. */
  readonly clicks?: readonly string[]
  /** The window alone, for what lies over the page. */
  readonly window?: true
}

/** Kinds of pages and things that open, on wide and narrow screens. */
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
