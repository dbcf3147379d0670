import type { Page } from 'playwright/test'
import { source } from '../fixtures/languages.ts'
import { openStatic } from './application.ts'
import { expect, test } from './test.ts'

/** Runs in the page: the colour scheme that is actually rendered. */
function schemeShown(): string {
  const probe = document.createElement('i')
  probe.style.color = 'light-dark(#fff, #000)'
  document.documentElement.append(probe)
  const isLight = getComputedStyle(probe).color === 'rgb(255, 255, 255)'
  probe.remove()
  return isLight ? 'light' : 'dark'
}

const shown = (page: Page) => page.evaluate(schemeShown)

declare global {
  interface Window {
    /** The scheme at the start of the body, before the first paint. */
    atFirst?: string
  }
}

/** Records `atFirst` in each document. */
const noteFirst = (page: Page) =>
  page.addInitScript({
    content: `new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      window.atFirst = (${schemeShown})()
    }).observe(document, { childList: true, subtree: true })`,
  })

test('a chosen colour scheme is kept from page to page, the scheme of the system is not', async ({ page }) => {
  await noteFirst(page)
  await openStatic(page, '/about')
  const list = page.getByRole('combobox', { name: source.common.scheme.label })
  const comesIn = async (scheme: string, chosen: 'system' | 'dark') => {
    expect(await page.evaluate(() => window.atFirst)).toBe(scheme)
    await expect(list).toHaveValue(chosen)
  }
  await comesIn('light', 'system')
  await list.selectOption('dark')
  expect(await shown(page)).toBe('dark')
  await page.reload()
  await comesIn('dark', 'dark')
  await page.goto('/careers')
  await comesIn('dark', 'dark')
  await list.selectOption('system')
  expect(await shown(page)).toBe('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await shown(page)).toBe('dark')
  await page.reload()
  await comesIn('dark', 'system')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})
