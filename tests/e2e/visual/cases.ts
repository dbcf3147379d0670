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
  readonly media?: 'print'
  /** A state by its name in tests/e2e/openStates.ts, or what opens an accordion item. */
  readonly state?: string
  readonly click?: string
  /** The window alone, for what lies over the page. */
  readonly window?: true
}

/** One of each kind of page and of each thing that opens, and each width, scheme, language and medium at least once. */
export const visualCases: readonly VisualCase[] = [
  { name: 'home', view: 'home', width: 1440 },
  { name: 'home-dark', view: 'home', width: 1440, scheme: 'dark' },
  { name: 'about', view: 'about', width: 820 },
  { name: 'services', view: 'services', width: 1440 },
  { name: 'tabs', view: 'services-translation-services', width: 1440, state: 'tab-3' },
  { name: 'accordion', view: 'solutions-healthcare', width: 820, click: '#tab-7 button' },
  { name: 'form-errors', view: 'contacts', width: 390, state: 'errors' },
  { name: 'print', view: 'contacts', width: 718, media: 'print' },
  { name: 'polish', view: 'services-interpreting', locale: 'pl', width: 1440 },
  { name: 'dropdown', view: 'home', width: 1440, state: 'menu-services', window: true },
  { name: 'mobile-menu', view: 'home', locale: 'pl', width: 390, state: 'mobile-menu-group', window: true },
  { name: 'not-found', view: 'not-found', width: 820 },
]
