import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, inject, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import type common from '#locales/en/common.json'
import type forms from '#locales/en/forms.json'
import template from '../../index.html?raw'
import { Providers } from '../../src/app/App.tsx'
import { defaultLocale, type Locale, localeOf, publicLocales } from '../../src/config/locales.ts'
import { HYDRATED } from '../../src/config/protocol.ts'
import type { ViewId } from '../../src/config/routes.ts'
import { enhance } from '../../src/enhance/index.ts'
import { createI18n, type MessagePayload } from '../../src/i18n/create.ts'
import { viewAt, viewHref } from '../../src/i18n/href.ts'
import type { KeyOf } from '../../src/i18n/keys.ts'
import type { Publication } from '../../src/i18n/publication.ts'
import type { Values } from '../../src/i18n/variables.ts'
import { ViewContext } from '../../src/ui/ViewContext.ts'

/** A language in which components are tested. */
export interface Language {
  readonly name: string
  readonly locale: Locale
  readonly payload: MessagePayload
  /** Returns a formatted message of the namespace "common". */
  readonly common: (key: KeyOf<typeof common>, values?: Values) => string
  /** Returns a formatted message of the namespace "forms". */
  readonly forms: (key: KeyOf<typeof forms>) => string
}

function languageOf(locale: Locale): Language {
  const payload = inject('payloads')[locale.code] ?? {}
  const i18n = createI18n({ locale: locale.code, payload })
  return {
    name: locale.name,
    locale,
    payload,
    common: (key, values) => i18n.t(key, { ...values, ns: 'common' }),
    forms: (key) => i18n.t(key, { ns: 'forms' }),
  }
}

/** The default language; two left-to-right languages and one right-to-left; and the default language set right-to-left. */
export const inDefault = languageOf(localeOf(defaultLocale))
const directions = [
  ...publicLocales.filter(({ dir }) => dir === 'ltr').slice(0, 2),
  ...publicLocales.filter(({ dir }) => dir === 'rtl').slice(0, 1),
]
export const languages = directions.map((locale) => languageOf(locale))
export const rightToLeft = {
  ...languageOf({ ...localeOf(defaultLocale), tag: 'ar-XB', dir: 'rtl' }),
  name: 'right to left',
}

/** Window sizes for the wide and the narrow layout. */
export const wide = [1440, 900] as const
export const narrow = [390, 844] as const

// Like the head of each document: the layer order of the style sheets, then the early script.
const layers = new DOMParser().parseFromString(template, 'text/html').querySelector('style')
if (layers) document.head.prepend(layers)
enhance()
// Following a link would navigate away from the test page.
addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a')
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
})

/** Before hydration (`static`) only the early script handles events; afterwards the application does, too. */
export const stages = ['static', 'hydrated'] as const

export interface RenderOptions {
  /** `hydrated` by default. */
  readonly stage?: (typeof stages)[number]
  readonly language?: Language
  readonly view?: ViewId
  readonly size?: readonly [width: number, height: number]
  readonly publication?: Publication
}

/** Unmounts the last rendered component, like leaving its page. Runs automatically at the end of a test. */
export let unrender = () => {}

/**
 * Renders a component with the application's providers, styles, router and early script, on the page of a view. Returns
 * the container. Fails the test if a message or a variable's value is missing.
 */
export async function renderComponent(
  component: ReactNode,
  { language = inDefault, view = 'home', size = wide, publication = {}, stage = 'hydrated' }: RenderOptions = {},
): Promise<HTMLElement> {
  await page.viewport(...size)
  const { locale, payload } = language
  const missing: string[] = []
  const i18n = createI18n({ locale: locale.code, payload, onMissing: (cause) => missing.push(cause) })
  const container = document.createElement('div')
  container.id = 'root'
  container.toggleAttribute(HYDRATED, stage === 'hydrated')
  document.body.append(container)
  Object.assign(document.documentElement, { lang: locale.tag, dir: locale.dir })
  const root = stage === 'hydrated' ? createRoot(container) : null
  const remove = () => {
    root?.unmount()
    container.remove()
  }
  unrender = remove
  onTestFinished(() => {
    remove()
    sessionStorage.clear()
    localStorage.clear()
  })
  const tree = (
    <StrictMode>
      <MemoryRouter initialEntries={[viewHref(locale.code, view)]} useTransitions={false}>
        <Providers i18n={i18n} localeState={{ locale, publication }}>
          <CurrentView>{component}</CurrentView>
        </Providers>
      </MemoryRouter>
    </StrictMode>
  )
  if (root) flushSync(() => root.render(tree))
  else container.innerHTML = renderToString(tree)
  // Makes the early script process the new content.
  dispatchEvent(new Event('hashchange'))
  expect(missing, 'messages').toEqual([])
  return container
}

function CurrentView({ children }: { readonly children: ReactNode }) {
  const { view } = viewAt(useLocation().pathname)
  return <ViewContext value={view}>{children}</ViewContext>
}
