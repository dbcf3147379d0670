import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SCHEME, SCHEME_KEY } from '../../../src/config/protocol.ts'
import { type Scheme, SchemeSwitch } from '../../../src/layout/SchemeSwitch.tsx'
import { press } from '../actions.ts'
import { violations } from '../axe.ts'
import { inDefault, renderComponent, rightToLeft } from '../renderComponent.tsx'

it.each([inDefault, rightToLeft])(
  'is one group in $name, chosen with arrows, and kept but for the choice of the system',
  async (language) => {
    const container = await renderComponent(<SchemeSwitch />, { language })
    const group = page.getByRole('group', { name: language.common('scheme.label') })
    const option = (scheme: Scheme) =>
      group.getByRole('radio', { name: language.common(`scheme.${scheme}`), exact: true })
    await expect.element(option('system')).toBeChecked()
    option('system').element().focus()
    for (const scheme of ['light', 'dark', 'system', 'light'] as const) {
      await press(language.locale.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight')
      await expect.element(option(scheme)).toBeChecked()
      await expect.element(option(scheme)).toHaveFocus()
      expect(document.documentElement.getAttribute(SCHEME)).toBe(scheme)
      expect(localStorage.getItem(SCHEME_KEY)).toBe(scheme === 'system' ? null : scheme)
    }
    expect(getComputedStyle(document.documentElement).colorScheme).toBe('light')
    // One stop: Tab leads out of the group.
    await press('Tab')
    await expect.poll(() => container.querySelector(':focus')).toBeNull()
    expect(await violations(container)).toEqual([])
  },
)
