/** The options of a site. `Data` is the input of render() in addition to locale and route: texts. */
export interface SsgOptions<Data = unknown, Locale extends string = string, Route extends string = string> {
  /** The ids of the routes, such as "about". */
  readonly routes: readonly Route[]
  /** The codes of the locales, such as "pl". */
  readonly locales: readonly Locale[]
  /** The path of the site on its host, such as "/site": Vite's `base` without its last slash. Files and addresses are named without it. */
  readonly base?: string
  /** The address of a route in a locale, such as "/pl/about". Default: "/about" in the first locale, "/pl/about" in others; "home" and "index" are the root. */
  address?(locale: Locale, route: Route): string
  /** The module that renders, within the project. It exports a RenderModule and is bundled for the build. */
  readonly render: string
  /** The HTML file with <!--head-->, <!--body--> and the script of the browser. Default: index.html. */
  readonly template?: string
  /** Texts for the documents, and further files. Called once in each build. */
  files?(build: Build<Locale>): Promise<Content<Data, Locale>> | Content<Data, Locale>
  /** The module of one route, within the project, whose styles its documents link. */
  moduleOf?(route: Route): string
  readonly development?: Development
}

/** Options of `vite dev`. */
export interface Development {
  /** The module that renders on request, if it is not that of `render`. It exports a DevelopmentModule. */
  readonly module?: string
  /** Files with texts, by their names within the project. An edit sends the event to pages, which fetch the new texts themselves. */
  readonly texts?: { readonly files: RegExp; readonly event: string }
  /** The event (import.meta.hot.send) by which pages report errors, as { message, stack }, for Vite's overlay. */
  readonly errors?: {
    readonly event: string
    /** Files of the project that are named as the cause only where the stack has no other one. */
    readonly reporting?: RegExp
  }
}

/** The document of one route in one locale. */
export interface Page<Data = unknown, Locale extends string = string, Route extends string = string> {
  readonly locale: Locale
  readonly route: Route
  readonly address: string
  readonly data: Data
  /** The folder of the browser's files with Vite's manifest (.vite/manifest.json); null while developing. */
  readonly client: string | null
  /** While developing: the elements with the styles of some modules and all that they import, then of some sheets, and Vite's scripts. */
  readonly devHead?: (modules: readonly string[], sheets?: readonly string[]) => Promise<string>
}

/** The rendered parts of a document. */
export interface Rendered {
  /** Attributes of <html>. Default: `lang` with the locale's code. */
  readonly attributes?: string
  readonly head?: string
  readonly body: string
  /** Before </body>. */
  readonly end?: string
  /** Scripts and styles, which follow the head. Default: the built entry with its styles and those of the route's module. */
  readonly tags?: string
  /** Problems. Any of them fails a build. */
  readonly problems?: readonly string[]
}

/** The exports of the module of `render`. */
export interface RenderModule<Data = unknown> {
  render(page: Page<Data>): Promise<Rendered> | Rendered
  /** Additional files of one locale, address to text: its strings. */
  localeFiles?(request: Pick<Page<Data>, 'locale' | 'data'>): Promise<ReadonlyMap<string, string>>
}

/** The exports of the module that renders while developing. */
export interface DevelopmentModule<Data = unknown> extends RenderModule<Data> {
  /** Content.dataOf(), on request. */
  dataOf?(root: string, locale: string): Promise<Data>
  /** The document at an address. Default: one of the addresses of the build, or none. */
  pageAt?(pathname: string, root: string): AskedPage | Promise<AskedPage>
}

export interface AskedPage {
  readonly locale: string
  readonly route: string
  readonly status?: number
}

/** A build, for files(). */
export interface Build<Locale extends string = string> {
  readonly root: string
  /** The locales whose documents are built. Shared files are always built. */
  readonly locales: readonly Locale[]
  /** Runs a step, and prints its line. */
  readonly task: <T>(name: string, run: (note: (text: string) => void) => Promise<T>) => Promise<T>
  /** Bundles the server's code, and loads the module of `render`. */
  readonly server: <Module = RenderModule>() => Promise<Module>
}

/** The texts and further files of a site. */
export interface Content<Data = unknown, Locale extends string = string> {
  /** Page.data. */
  dataOf?(locale: Locale): Data
  /** Steps that follow the documents, in order. */
  readonly steps?: readonly Step[]
  /** Lines that are printed at the end. */
  readonly warnings?: readonly string[]
}

/** A step that adds files to a site. */
export interface Step {
  /** As its line is printed. */
  readonly name: string
  run(site: SiteFolder): Promise<void>
}

/** A site under construction. */
export interface SiteFolder {
  /** The folder with the browser's files and, until the end, Vite's manifest (.vite/). */
  readonly folder: string
  /** Writes files into the folder, address to content. */
  write(files: ReadonlyMap<string, string | Uint8Array>): void
  /** Adds a text to the printed line of the step. */
  note(text: string): void
}
