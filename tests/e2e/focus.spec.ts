import type { Locator, Page } from 'playwright/test'
import { source } from '../fixtures/languages.ts'
import { CONTROLS } from './disclosure.ts'
import { outlineOf } from './outline.ts'
import { open } from './reader.ts'
import { expect, test } from './test.ts'

const { common, forms, translation } = source

/** One of each kind of control, by the page it is on. Some have to be opened first. */
const samples: readonly {
  readonly path: string
  readonly width: number
  readonly before?: (page: Page) => Promise<void>
  readonly controls: Readonly<Record<string, (page: Page) => Locator>>
}[] = [
  {
    path: '/',
    width: 1440,
    controls: {
      'skip link': (page) => page.getByRole('link', { name: common.skip }),
      brand: (page) => page.getByRole('banner').getByRole('link').first(),
      'header group': (page) => page.getByRole('button', { name: common.menu.about.label, exact: true }),
      'language switch': (page) => page.getByRole('banner').getByRole('button', { name: common.language.label }),
      'header button': (page) => page.getByRole('banner').getByRole('link', { name: common.actions.contactUs }),
      'hero button': (page) => page.getByRole('link', { name: common.actions.getInTouch }).first(),
      'second hero button': (page) => page.getByRole('link', { name: common.actions.discoverServices }).first(),
      'carousel pause': (page) => page.getByRole('button', { name: common.carousel.pause, exact: true }),
      'carousel arrow': (page) => page.getByRole('button', { name: common.carousel.next }),
      card: (page) => page.getByRole('main').getByRole('listitem').getByRole('link').first(),
      tab: (page) => page.getByRole('tab', { selected: true }),
      'link in a panel': (page) => page.getByRole('tabpanel').getByRole('link').first(),
      'button on a dark band': (page) => page.getByRole('link', { name: common.actions.getInTouch }).last(),
      'footer link': (page) => page.getByRole('contentinfo').getByRole('link', { name: common.nav.pages.careers }),
      'colour scheme': (page) => page.getByRole('radio', { checked: true }),
    },
  },
  {
    path: '/',
    width: 1440,
    before: (page) => page.getByRole('button', { name: common.menu.services.label, exact: true }).press('Enter'),
    controls: {
      'dropdown link': (page) => page.locator('#menu-services').getByRole('link').first(),
    },
  },
  {
    path: '/services/translation-services',
    width: 1440,
    controls: {
      breadcrumb: (page) => page.getByRole('navigation', { name: common.breadcrumb }).getByRole('link').first(),
      'tab in a column': (page) => page.getByRole('tab', { selected: true }),
      'tab panel': (page) => page.getByRole('tabpanel'),
    },
  },
  {
    path: '/services/translation-services',
    width: 390,
    controls: {
      'menu button': (page) => page.getByRole('button', { name: common.menu.open }),
      accordion: (page) => page.locator(`main ${CONTROLS}`, { hasText: translation.topics.items.regulatory.label }),
    },
  },
  {
    path: '/',
    width: 390,
    before: (page) => page.getByRole('button', { name: common.menu.open }).press('Enter'),
    controls: {
      'close button': (page) => page.getByRole('button', { name: common.menu.close }),
      'menu group': (page) => page.getByRole('dialog').locator(CONTROLS).first(),
      'menu contact': (page) => page.getByRole('dialog').getByRole('link', { name: common.actions.contactUs }),
    },
  },
  {
    path: '/contacts',
    width: 1440,
    controls: {
      choice: (page) => page.getByRole('combobox', { name: forms.contact.service.label }),
      field: (page) => page.getByRole('textbox', { name: forms.contact.email.label }),
      'long field': (page) => page.getByRole('textbox', { name: forms.contact.comments.label }),
      'link in text': (page) => page.getByRole('main').getByRole('link', { name: common.privacy.policy }),
      'send button': (page) => page.getByRole('button', { name: forms.contact.submit }),
    },
  },
]

for (const { path, width, before, controls } of samples) {
  const names = Object.keys(controls).join(', ')
  test(`in both schemes the focus is seen on ${names} (${path} at ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, path, 'static')
    await before?.(page)
    // From here on the browser takes it that a keyboard is used.
    await page.keyboard.press('Tab')
    const weak: string[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const [name, find] of Object.entries(controls)) {
        const control = find(page)
        await control.focus()
        await expect(control).toBeFocused()
        const outline = await outlineOf(control)
        if (outline.width < 2 || outline.contrast < 3) {
          weak.push(`${colorScheme} ${name}: ${outline.width} px, ${outline.contrast.toFixed(2)}:1`)
        }
      }
    }
    expect(weak).toEqual([])
  })
}
