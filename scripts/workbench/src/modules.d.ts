/** The project's own module, under the name by which the marked build resolves it. */
declare module 'workbench:application' {
  export const application: import('./frame/application.ts').ProjectApplication
}

declare namespace Intl {
  interface Locale {
    /** In the libraries of TypeScript for ESNext alone. */
    getTextInfo(): { readonly direction?: 'ltr' | 'rtl' }
  }
}
