/** The application of a project that its own Vite serves: what i18next shows of it is marked, and in the edited language. */
import i18next, { type i18n, type ThirdPartyModule } from 'i18next'
import { settings } from 'workbench:settings'
import { unmarkDocument } from '../../marks/document.ts'
import { markTree } from '../../marks/payload.ts'
import { knowPlurals } from '../../model/plurals.ts'
import type { Application, ProjectApplication } from '../../places/browser/application.ts'

const { language, keySeparator, pluralSeparator } = settings

/** The application's first instance of i18next, once it has its texts. */
let tellStarted: (instance: i18n) => void = () => {}
const started = new Promise<i18n>((resolve) => {
  tellStarted = resolve
})

/** What every instance of i18next uses besides. */
const editing: ThirdPartyModule = {
  type: '3rdParty',
  init(instance) {
    const { changeLanguage } = instance
    instance.changeLanguage = (_, callback) => changeLanguage(languageIn(instance), callback)
    markStore(instance)
    instance.on('initialized', () => tellStarted(instance))
  },
}

/** The name by which an application knows the language: that of its files, or the tag. */
function languageIn({ store, options }: i18n): string {
  const supported = options.supportedLngs || []
  return [language.code, language.tag].find((name) => store.data[name] || supported.includes(name)) ?? language.code
}

/** What the types of i18next do not tell of its store. */
interface Store {
  getResource(
    locale: string,
    namespace: string,
    key?: string,
    how?: { readonly keySeparator?: string | false },
  ): unknown
}
const isStore = (store: object): store is Store => 'getResource' in store && typeof store.getResource === 'function'

/** Has all texts that are read of an instance carry their ids. */
function markStore({ store, options }: i18n): void {
  if (!isStore(store)) throw new Error('i18next: expected a store with getResource(), found another.')
  const read = store.getResource.bind(store)
  store.getResource = (locale, namespace, key, how) => {
    const found: unknown = read(locale, namespace, key, how)
    if (!key) return found
    const between = how?.keySeparator ?? options.keySeparator ?? '.'
    const id = between === false || keySeparator === false ? key : key.split(between).join(keySeparator)
    return markTree(`${namespace}:${id}`, found, keySeparator || '.')
  }
}

/** Instances are made by the application, at any time; each takes its functions from here. */
function markEverywhere(): void {
  i18next.use(editing)
  const prototype: { init: (...given: unknown[]) => unknown } = Object.getPrototypeOf(i18next)
  const { init } = prototype
  prototype.init = function (this: i18n, ...given) {
    return init.apply(this.use(editing), given)
  }
}

const none = ':not(*)'

export const application: ProjectApplication = {
  async start(): Promise<Application> {
    const instance = await started
    // What asks for texts follows this event.
    const redraw = () => instance.emit('languageChanged', instance.language)
    return { i18n: instance, locale: languageIn(instance), keySeparator, redraw }
  },
  // Routers keep the page in the path, or behind "#/".
  viewAt: (pathname) => pathname + (location.hash.startsWith('#/') ? location.hash : ''),
  print: (_locale, _name, text) => text,
  names: { free: none, panels: none, large: '0px' },
}

knowPlurals(pluralSeparator)
unmarkDocument()
markEverywhere()
