import type { Manifest, Plugin, ViteBuilder } from 'vite'

/** What a site is made of. `Data` is what render() gets besides the locale and the route: its texts. */
export interface SsgOptions<Data = unknown, Locale extends string = string, Route extends string = string> {
  /** The ids of the routes, such as "about". */
  readonly routes: readonly Route[]
  /** The codes of the locales, such as "pl". */
  readonly locales: readonly Locale[]
  /** The path below which the site stands, such as "/site": Vite's `base` without its last slash. Files and addresses are named without it. */
  readonly base?: string
  /** The address of a route in a locale, such as "/pl/about". Without it: "/about" in the first locale, "/pl/about" in others; "home" and "index" are the root. */
  address?(locale: Locale, route: Route): string
  /** The module that renders, within the project; what it exports is a RenderModule. It is bundled for the build. */
  readonly render: string
  /** The HTML file with <!--head-->, <!--body--> and the script of the browser; index.html if left out. */
  readonly template?: string
  /** What there is beside code: texts for the documents, and further files. Asked once in each build. */
  files?(build: Build<Locale, Route>): Promise<Content<Data, Locale, Route>> | Content<Data, Locale, Route>
  /** The module that only one route loads, within the project. With it, an edit of a page renders that page alone anew. */
  moduleOf?(route: Route): string
  /** Makes variants of files beside them; with the endings of their names. */
  readonly compress?: Compress | undefined
  /** What builds depend on, and where they keep what they have made, for buildSite() with `cached`. */
  readonly cache?: Cache
  readonly development?: Development
}

/** What only `vite dev` needs. */
export interface Development {
  /** The module that renders on request, if it is not that of `render`; what it exports is a DevelopmentModule. */
  readonly module?: string
  /** Files with texts, by their names within the project. Of an edit pages are told by an event, and get the new texts themselves. */
  readonly texts?: { readonly files: RegExp; readonly event: string }
  /** The event (import.meta.hot.send) by which pages report errors, as { message, stack }, to be shown in Vite's overlay. */
  readonly errors?: {
    readonly event: string
    /** Files of the project in which nobody looks for a cause where another one is in the stack. */
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

/** The parts of a document that a render makes. */
export interface Rendered {
  /** Of <html>; `lang` with the locale's code if left out. */
  readonly attributes?: string
  readonly head?: string
  readonly body: string
  /** Before </body>. */
  readonly end?: string
  /** Scripts and styles, which follow the head; if left out, the built entry with its styles and those of the route's module. */
  readonly tags?: string
  /** What would fail a build, as sentences. */
  readonly problems?: readonly string[]
}

/** What the module of `render` exports. */
export interface RenderModule<Data = unknown> {
  render(page: Page<Data>): Promise<Rendered> | Rendered
  /** Files of one locale beside its documents, address to text: its strings. */
  localeFiles?(request: Pick<Page<Data>, 'locale' | 'data'>): Promise<ReadonlyMap<string, string>>
  /** What files() wants to know of a route without loading this module: plain data, kept with the bundle. */
  factsOf?(route: string): Promise<unknown>
  /** What a document says of built files, whatever its body: plain data. If left out, Vite's manifest decides. */
  tagsOf?(page: Pick<Page<Data>, 'locale' | 'route'> & { readonly client: string }): Promise<unknown>
}

/** What the module that renders while developing exports. */
export interface DevelopmentModule<Data = unknown> extends RenderModule<Data> {
  /** What files() gives to a build, made on request. */
  dataOf?(root: string, locale: string): Promise<Data>
  /** Which document an address asks for; without it, one of the addresses of the build, or none. */
  pageAt?(pathname: string, root: string): AskedPage | Promise<AskedPage>
}

export interface AskedPage {
  readonly locale: string
  readonly route: string
  readonly status?: number
}

/** What files() is told. */
export interface Build<Locale extends string = string, Route extends string = string> {
  readonly root: string
  readonly keys: SourceKeys
  /** Where what was found out can be kept for later builds; left out in a build without a cache. */
  readonly store?: Store | undefined
  /** The locales whose documents are made; what all share is always made. */
  readonly locales: readonly Locale[]
  /** Runs a step, and prints its line. */
  readonly task: <T>(name: string, run: (note: (text: string) => void) => Promise<T>) => Promise<T>
  /** Bundles the server's code, unless that is done. */
  readonly server: () => Promise<ServerCode<Route>>
}

/** The bundle that renders. */
export interface ServerCode<Route extends string = string> {
  /** A hash of the code that a route is rendered with. */
  codeOf(route: Route): string
  /** factsOf() of the module of `render`. */
  factsOf(route: Route): unknown
  /** The module of `render`, whatever more it exports. */
  load<Module = RenderModule>(): Promise<Module>
}

/** What a part of a site is made of: hashes by the reason that is printed when they differ. */
export type Inputs = Readonly<Record<string, string>>

/** What the files of a site are made of. */
export interface Content<Data = unknown, Locale extends string = string, Route extends string = string> {
  /** For render(). Copied to threads, so without functions. */
  dataOf?(locale: Locale): Data
  /** What a document depends on besides code; null for one that is not made. */
  inputsOf?(locale: Locale, route: Route): Inputs | null
  /** What localeFiles() depends on besides code. */
  localeInputsOf?(locale: Locale): Inputs
  /** Small files, address to content: robots.txt. */
  readonly texts?: Readonly<Record<string, string>>
  /** Files that take time, made only when their inputs have changed. */
  readonly files?: readonly FileGroup[]
  /** Lines that are printed at the end. */
  readonly warnings?: readonly string[]
}

/** Files that are made together of the same inputs. */
export interface FileGroup {
  /** What the step is called while it runs. */
  readonly step: string
  /** The row of the report. */
  readonly kind: string
  /** Parts that are made or kept one by one: name to inputs. */
  readonly parts: ReadonlyMap<string, Inputs>
  /** Makes some of these parts, and resolves to the names of the files of each. */
  make(parts: readonly string[], site: SiteFolder): Promise<ReadonlyMap<string, readonly string[]>>
}

/** A site whose files are being made. */
export interface SiteFolder {
  readonly folder: string
  /** The browser's files with Vite's manifest and, if it is configured, its list of licences (.vite/). */
  readonly client: string
  /** Writes files into the folder, address to content, and gives their names. */
  write(files: ReadonlyMap<string, string | Uint8Array>): readonly string[]
  /** Says what was done on the line of the step. */
  note(text: string): void
}

export interface Compress {
  /** ".br" */
  readonly endings: readonly string[]
  run(folder: string, note: (text: string) => void): Promise<void>
}

/** What builds of the same project may differ in besides their content, as hashes. */
export interface SourceKeys {
  /** What makes the files: scripts, packages, Node. */
  readonly tools: string
  /** All of that, and every source that is bundled. */
  readonly code: string
}

export interface Cache {
  /** Files and folders that make the site: scripts, settings, npm's records. */
  readonly tools: readonly string[]
  /** Files and folders that are bundled. */
  readonly sources: readonly string[]
  /** Whether .env files have a part in the build. Default: yes. */
  readonly readsEnvFiles?: boolean
  readonly store: Store
}

/** Where builds keep what later ones may take. What is damaged reads as null. */
export interface Store {
  read<Value>(name: string): Promise<Value | null>
  write(name: string, value: unknown): Promise<void>
  /** What is known of a folder that was kept; null for none. */
  readFolder<Meta>(name: string): Promise<Meta | null>
  /** Moves a folder to where it is kept. It counts as kept only after sealFolder(). */
  moveFolder(made: string, name: string): Promise<void>
  sealFolder(name: string, meta: unknown): Promise<void>
  pathOf(name: string): string
}

export interface BuildRun<Locale extends string = string> {
  readonly root: string
  /** The folder of the site. */
  readonly dist: string
  /** Those of the locales whose documents are made; all if left out. */
  readonly locales?: readonly Locale[]
  /** The hashes of the sources, from a caller who has asked for them already. */
  readonly keys?: SourceKeys
  /** Asked for when code has to be bundled: createBuilder() of Vite with ssg() in its configuration. */
  readonly builder: () => Promise<ViteBuilder>
  /** Whether what is as it was is taken from the cache and the last site, and kept for the next one. */
  readonly cached: boolean
}

/** A template cut at the places that a render fills. */
export interface Template {
  /** The browser's entry, within the project. */
  readonly entry: string
  readonly beforeHead: string
  readonly afterHead: string
  readonly afterTags: string
  readonly afterBody: string
}

/**
 * Static generation as a Vite plugin: `vite build` makes the whole site, or the documents of some locales ("de,fr"), `vite dev` the
 * same documents on request.
 */
export function ssg<Data, Locale extends string, Route extends string>(
  options: SsgOptions<Data, Locale, Route>,
  run?: { readonly locales?: string | undefined },
): Plugin[]

/**
 * Makes the whole site aside and puts it in the place of the last one; a build that fails leaves that whole. With
 * `cached` only what has changed is made; the result is the same, byte for byte.
 */
export function buildSite<Data, Locale extends string, Route extends string>(
  options: SsgOptions<Data, Locale, Route>,
  run: BuildRun<Locale>,
): Promise<void>

/** Problems that end a build: each a line of its own, all shown together, without a stack. */
export class BuildFailure extends Error {
  constructor(title: string, problems: readonly string[])
}

/** The name of the file of an address: "index.html", "about.html", "pl.html", "pl/about.html". */
export function fileOf(address: string): string

/** A store in a folder. Whoever can write there decides what builds take: nothing is sealed. */
export function folderStore(folder: string): Store

/** A short name for some texts: equal only for equal lists. */
export function hashOf(...parts: readonly unknown[]): string

/** The browser's files with the record that Vite has made of them: https://vite.dev/guide/backend-integration. */
export interface Built {
  readonly manifest: Manifest
  /** The files of some modules, in this order, then of all that these import; the styles of all of them, those of imports first. */
  filesOf(modules: readonly string[]): { readonly files: readonly string[]; readonly styles: readonly string[] }
}

/** Reads the manifest of a browser build. */
export function readBuilt(client: string): Built

/** A bundle of the module of `render`, from its file. */
export function loadServer<Module = RenderModule>(file: string): Promise<Module>

/** Hands the warnings and errors that something prints to a listener instead of the console, also those that it prints after waiting. */
export function listenToConsole<T>(onLine: (line: string) => void, run: () => Promise<T>): Promise<T>

/** Reads a template. Throws when one of its places is not there once. */
export function readTemplate(file: string, base?: string): Template

/** A complete document. Parts are joined, never replaced into each other, so a text may hold any character. */
export function assembleDocument(template: Template, parts: Rendered & { readonly attributes: string }): string

/**
 * The codes that a list ("de,fr") names, in the order of the table; all of them without a list. Throws one message that names
 * every unknown code, and what could be there.
 */
export function select<Locale extends string>(list: string | undefined, available: readonly Locale[]): readonly Locale[]

/** The hashes of a project as it stands now. */
export function sourceKeys(root: string, cache?: Pick<Cache, 'tools' | 'sources'>): Promise<SourceKeys>
