import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { startAnalytics } from '../../../src/analytics/start.ts'
import { CONSENT, CONSENT_BANNER, CONSENT_EVENT, CONSENT_KEY } from '../../../src/config/protocol.ts'
import { ConsentBanner } from '../../../src/layout/ConsentBanner.tsx'
import { Footer } from '../../../src/layout/Footer.tsx'
import { press, violations } from '../actions.ts'
import { inDefault, languages, narrow, renderComponent, unrender, wide } from '../renderComponent.tsx'
import { MapBlock } from '../../../src/ui/MapBlock/MapBlock.tsx'
import { redact } from '../../../src/analytics/pageViews.ts'

const { common } = inDefault
const banner = () => document.getElementById(CONSENT_BANNER)
const isShown = () => banner()?.matches(':popover-open')

/** Renders the banner with the footer, which has the button that reopens it. */
const render = (options?: Parameters<typeof renderComponent>[1]) =>
  renderComponent(
    <>
      <ConsentBanner />
      <Footer />
    </>,
    options,
  )

it('asks once, asks again on request, and returns the focus', async () => {
  const container = await render()
  startAnalytics()
  expect(isShown()).toBe(true)
  expect(await violations(container)).toEqual([])
  await expect.element(page.getByRole('region', { name: common('privacy.banner.label') })).toBeVisible()
  await page.getByRole('button', { name: common('privacy.banner.decline') }).click()
  expect(isShown()).toBe(false)
  expect(localStorage.getItem(CONSENT_KEY)).toBe('denied')
  const settings = page.getByRole('button', { name: common('privacy.settings') })
  for (const leave of ['Escape', 'Tab+Enter']) {
    settings.element().focus()
    await press('Enter')
    await expect.element(page.getByRole('button', { name: common('privacy.banner.accept') })).toHaveFocus()
    await press(...(leave === 'Escape' ? ['Escape'] : ['Tab', 'Enter']))
    expect(isShown()).toBe(false)
    await expect.element(settings).toHaveFocus()
    expect(localStorage.getItem(CONSENT_KEY)).toBe('denied')
  }
})

it.each([wide, narrow])('offers equal buttons to accept and decline at %i px', async (...size) => {
  for (const language of languages) {
    await render({ language, size })
    banner()?.showPopover()
    const buttons = [...(banner()?.querySelectorAll('button') ?? [])].map((button) => button.getBoundingClientRect())
    expect(buttons.map(({ height }) => height)).toEqual([buttons[0]?.height, buttons[0]?.height])
    expect(buttons[1]?.width).toBeCloseTo(buttons[0]?.width ?? 0)
    unrender()
  }
})

describe('a map', () => {
  const place = 'Poland'
  const block = <MapBlock office={{ address: ['ul. Długa 1', 'Łódź'], lang: 'pl' }} place={place} />
  const button = () => page.getByRole('button', { name: common('privacy.map.show'), exact: false })
  const frame = () => document.querySelector<HTMLIFrameElement>('#root iframe')

  /** Stops the iframe from requesting the map service, by giving it a srcdoc. */
  function keepFramesEmpty() {
    const observer = new MutationObserver(() => frame()?.setAttribute('srcdoc', 'A map'))
    observer.observe(document.body, { childList: true, subtree: true })
    onTestFinished(() => observer.disconnect())
  }

  it('loads the map on click without a layout shift, with a link that names the place', async () => {
    keepFramesEmpty()
    const container = await renderComponent(block)
    const box = () => JSON.stringify(container.firstElementChild?.getBoundingClientRect())
    const before = box()
    await expect.element(page.getByRole('link')).toHaveTextContent(`${common('office.openMap')}: ${place}`)
    expect(await violations(container)).toEqual([])
    await button().click()
    await expect.poll(frame).not.toBeNull()
    expect(frame()?.title).toBe(common('privacy.map.title', { place }))
    expect(frame()?.src).toMatch(/\/embed\/v1\/place\?key=key&q=ul\.%20D%C5%82uga%201/)
    expect(frame()?.loading).toBe('lazy')
    // Only the page's origin is sent, since an API key may be restricted to it.
    expect(frame()?.referrerPolicy).toBe('origin')
    expect([...(frame()?.sandbox ?? [])].sort()).toEqual([
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
    ])
    expect(box()).toBe(before)
  })

  it('loads the map on consent and removes it when consent is withdrawn', async () => {
    keepFramesEmpty()
    await renderComponent(block)
    for (const consent of ['granted', 'denied']) {
      expect(frame() === null).toBe(consent === 'granted')
      document.documentElement.setAttribute(CONSENT, consent)
      document.dispatchEvent(new Event(CONSENT_EVENT))
      await expect.poll(() => frame() === null).toBe(consent === 'denied')
    }
  })
})

it.each([
  ['/contacts', '/contacts'],
  ['/contacts?mail=jan.kowalski@example.com&x=1', '/contacts?mail=redacted&x=1'],
  ['/x/jan%40example.com/y', '/x/redacted/y'],
])('takes e-mail addresses out of %s', (path, redacted) => {
  expect(redact(path)).toBe(redacted)
})
