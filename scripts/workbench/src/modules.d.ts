/** The project's own modules, under the names that builds of the workbench's code for browsers know them by. */
declare module 'workbench:application' {
  export const application: import('./places/browser/application.ts').ProjectApplication
}

declare module 'workbench:settings' {
  /** What a page has to know of the project. */
  export const settings: Pick<import('./model/layout.ts').Layout, 'keySeparator' | 'pluralSeparator'> & {
    readonly language: Pick<import('./config.ts').Locale, 'code' | 'tag'>
  }
}
