import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { startAnalytics } from '../../../src/analytics/start.ts'
import { CONSENT_BANNER, CONSENT_KEY } from '../../../src/config/protocol.ts'
import { ConsentBanner } from '../../../src/layout/ConsentBanner.tsx'
import { Footer } from '../../../src/layout/Footer.tsx'
import { press } from '../actions.ts'
import { violations } from '../axe.ts'
import { inDefault, languages, narrow, renderComponent, unrender, wide } from '../renderComponent.tsx'

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
