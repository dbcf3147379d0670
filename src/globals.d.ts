/** Address of the folder of contour drawings, without a trailing slash; set by scripts/vite-plugin-art. */
declare const __ART_BASE__: string

/** Whether this build measures page views (VITE_GA_MEASUREMENT_ID); set by scripts/vite-plugin-ssg. */
declare const __ANALYTICS__: boolean

interface ImportMetaEnv {
  /** Checked by src/config/env.ts before anything is built; only for code that is in a build with an id alone. */
  readonly VITE_GA_MEASUREMENT_ID: string
}

/** Invoker commands (HTML, button element): React passes them through, its types do not know them yet. */
declare namespace React {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'show-popover' | 'close' | 'request-close'
    commandfor?: string
  }
  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none'
  }
}

/** Which pages are not fully translated; made by scripts/vite-plugin-ssg from what the pages render. */
declare module 'virtual:publication' {
  export const publication: import('./i18n/publication.ts').Publication
}
