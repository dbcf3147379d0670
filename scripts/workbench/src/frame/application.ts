/** What a project's own code does in a browser, on a page that the workbench shows. */
import type { i18n } from 'i18next'

/** A document whose application has started. */
export interface Application {
  readonly i18n: i18n
  /** The language of the page, as `i18n` calls it. */
  readonly locale: string
  redraw(): void
}

/** How the parts of a page are known. */
interface PageNames {
  /** Selects boxes whose texts may leave them, such as the slides of a carousel. */
  readonly free: string
  /** The width of a screen from which on menus do not stand in dialogs. */
  readonly large: string
}

/** What a module of the project exports as `application`; in the workbench's code it is "workbench:application". */
export interface ProjectApplication {
  /** Starts the application, and resolves when it is hydrated: React alone knows where messages are. Rejects if a part does not load. */
  start(): Promise<Application>
  /** The id of the page at the path of an address. */
  viewAt(pathname: string): string
  /** A text as pages print it. `name` is the last part of its key. */
  print(locale: string, name: string, text: string): string
  /** Applies the page's own fonts, however late they load. */
  loadFonts(): Promise<void>
  readonly names: PageNames
}
