import type { Plugin } from 'vite'

export interface PageOptions {
  /** Addresses of pages to begin with: ['/', '/about'], or '/{{language}}/about'. Others are met on the way. Default: ['/'] */
  readonly pages?: readonly string[]
}

/** Has `i18next-workbench edit` show the project's pages, to edit their texts there. Builds and `vite` stay as they are. */
export declare const i18next: (options?: PageOptions) => Plugin
export default i18next
