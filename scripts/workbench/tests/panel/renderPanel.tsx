import { StrictMode, useEffect, useImperativeHandle } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FromPage, ToPage } from '../../src/protocol/frameProtocol.ts'
import { Panel } from '../../src/panel/Panel.tsx'
import type { PageViewProps } from '../../src/panel/page/PageView.ts'
import { openBackend, type PanelBackend } from '../fixtures/panel/backend.ts'

interface PanelOptions {
  readonly backend?: PanelBackend
  readonly person?: string
  /** Chosen after the opening; null for that of the panel. */
  readonly filter?: string | null
}

/** Opens the panel next to a page that only listens, with a backend in memory. */
export async function renderPanel({ person, backend = openBackend(), filter = 'All texts' }: PanelOptions = {}) {
  await page.viewport(1440, 900)
  if (person !== undefined) sessionStorage.setItem('translate person', JSON.stringify(person))
  const html = document.documentElement
  html.toggleAttribute('data-panel', true)
  Object.assign(html, { lang: 'en', dir: 'ltr' })
  const sent: ToPage[] = []
  let say: PageViewProps['onMessage'] = () => {}
  function SilentPage({ page: { view }, onMessage, ref }: PageViewProps) {
    useImperativeHandle(ref, () => ({ send: (message) => void sent.push(message) }))
    useEffect(() => {
      say = onMessage
      onMessage({ type: 'view changed', view })
    }, [view, onMessage])
    return <p>The page</p>
  }
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  /** Unmounts the panel like a reload. */
  const leave = () => {
    root.unmount()
    container.remove()
    html.removeAttribute('data-panel')
  }
  /** Unmounts it like a closed tab, and keeps localStorage. */
  const close = () => {
    leave()
    sessionStorage.clear()
  }
  onTestFinished(() => {
    close()
    localStorage.clear()
  })
  root.render(
    <StrictMode>
      <Panel backend={backend} pageView={SilentPage} />
    </StrictMode>,
  )
  await expect.element(page.getByRole('banner')).toBeVisible()
  if (filter !== null) await page.getByRole('combobox', { name: 'Texts to list' }).selectOptions(filter)
  return { backend, sent, say: (message: FromPage) => say(message), close, leave }
}

/** The field for a text, or for a form of it. */
export const field = (form?: string) =>
  form === undefined
    ? page.getByRole('textbox', { name: /^(Polish|Arabic): / })
    : page.getByRole('textbox', { name: new RegExp(`form “${form}”`) })

export const row = (text: string | RegExp) =>
  page.getByRole('listbox', { name: 'Texts of this page' }).getByRole('option', { name: text })

/** The key of the chosen message. */
export const shownKey = () => page.getByRole('heading', { level: 2, name: /^pages\// })

/** The requests of a method to the backend. */
export const requestsTo = ({ requests: all }: PanelBackend, method: string) =>
  all.filter((one) => one.method === method).map(({ request }) => request)

/** The saved text of a message without plural forms. */
export const textOf = (backend: PanelBackend, id: string) => backend.message(id).forms[0]?.target

/** Opens a message. */
export async function open(name: RegExp) {
  await row(name).click()
  await expect.element(field()).toHaveFocus()
}

/** Opens a message and writes a text into its field. */
export async function write(text: string, name = /hero.title/) {
  await open(name)
  await userEvent.fill(field(), text)
}

/** Presses keys in sequence: "Enter", "Alt+ArrowDown", "Shift+Tab". */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const [name = '', ...modifiers] = key.split('+').reverse()
    const down = modifiers.map((modifier) => `{${modifier}>}`).join('')
    const up = modifiers.map((modifier) => `{/${modifier}}`).join('')
    await userEvent.keyboard(`${down}${name === 'Space' ? '[Space]' : `{${name}}`}${up}`)
  }
}
