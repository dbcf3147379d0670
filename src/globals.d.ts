/** Path of the folder of drawings, without a trailing slash; set by scripts/art/plugin.ts. */
declare const __ART_BASE__: string

/** The contours of first screens by file name, for a document; empty in the browser. Made by scripts/art/plugin.ts. */
declare module 'virtual:first-drawings' {
  const drawings: Readonly<Record<string, string>>
  export default drawings
}

/** The base path of this build (src/config/basePath.ts); set by scripts/build/plugin.ts. */
declare const __BASE_PATH__: string

/** True if this build measures page views (VITE_GA_MEASUREMENT_ID); set by scripts/build/plugin.ts. */
declare const __ANALYTICS__: boolean

/** Menu links to Markdown pages; false if there are none. Set by scripts/build/plugin.ts. */
declare const __WRITTEN__: import('./i18n/written.ts').WrittenLinks | false

/**
 * An icon's own module (package.json maps the name): the library's index names 6000 of them, and reading it costs more
 * than reading all of the site. A name that the library does not have fails in the build and in development.
 */
declare module '#icons/*.mjs' {
  const icon: import('@tabler/icons-react').TablerIcon
  export default icon
}

/** The environment of this build (src/config/env.ts), as src/config/siteEnv.ts gives it; set by scripts/build/plugin.ts. */
declare const __SITE_ENV__: Omit<import('./config/env.ts').SiteEnv, 'basePath'>

interface ImportMetaEnv {
  /** Checked by src/config/env.ts before anything is built; only for code that is in a build with an id alone. */
  readonly VITE_GA_MEASUREMENT_ID: string
}

/** Invoker commands (HTML, button element): React passes them through, its types do not know them yet. */
declare namespace React {
  interface CSSProperties {
    /** src/sections/Revision, SpecimenTable and WhyChoose */
    '--step'?: number
    '--columns'?: number
    '--wide'?: number
  }
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'show-popover' | 'close' | 'request-close'
    commandfor?: string
  }
  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none'
  }
}
