/** The interface of the project's code on a page in the workbench's frame. */
import type { i18n } from 'i18next'

/** A document whose application has started. */
export interface Application {
  readonly i18n: i18n
  /** The language of the page, as `i18n` calls it. */
  readonly locale: string
  redraw(): void
}

/** Selectors and breakpoints of the project's pages. */
interface PageNames {
  /** Selects boxes whose texts may leave them, such as the slides of a carousel. */
  readonly free: string
  /** The screen width from which menus are not in dialogs. */
  readonly large: string
}

/** The `application` export of a module of the project; the workbench imports it from "workbench:application". */
export interface ProjectApplication {
  /** Starts the application and resolves after hydration, since only React can locate messages. Rejects if a part does not load. */
  start(): Promise<Application>
  /** The id of the page at the path of an address. */
  viewAt(pathname: string): string
  /** A text as pages print it. `name` is the last part of its key. */
  print(locale: string, name: string, text: string): string
  readonly names: PageNames
}
