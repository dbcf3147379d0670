import type { Locator, Page } from 'playwright/test'
import { source } from '../fixtures/languages.ts'
import { CONTROLS } from './disclosure.ts'
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

interface Outline {
  /** In CSS pixels; 0 where there is none. */
  readonly width: number
  /** Against the colour that it is drawn on, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
  readonly contrast: number
}

/**
 * The outline by which a focused element shows its focus: its own, its ::after's (a card whose link covers it) or its
 * next sibling's (a radio button under its label), against the nearest background that is painted around it.
 */
async function outlineOf(element: Locator): Promise<Outline> {
  return element.evaluate((focused) => {
    type Colour = readonly [number, number, number, number]
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('No canvas to read colours from.')
    const read = (colour: string): Colour => {
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
      return [red, green, blue, alpha / 255]
    }
    const over = ([r, g, b, a]: Colour, [r2, g2, b2]: Colour): Colour => [
      r * a + r2 * (1 - a),
      g * a + g2 * (1 - a),
      b * a + b2 * (1 - a),
      1,
    ]
    const light = (colour: Colour) => {
      const [r = 0, g = 0, b = 0] = colour.slice(0, 3).map((channel) => {
        const share = channel / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const behind = (element: Element | null): Colour => {
      if (!element) return [255, 255, 255, 1]
      const own = read(getComputedStyle(element).backgroundColor)
      return own[3] === 1 ? own : over(own, behind(element.parentElement))
    }
    const bearers = [
      [focused, getComputedStyle(focused)],
      [focused, getComputedStyle(focused, '::after')],
      ...(focused.nextElementSibling
        ? ([[focused.nextElementSibling, getComputedStyle(focused.nextElementSibling)]] as const)
        : []),
    ] as const
    const found = bearers.find(
      ([, style]) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0,
    )
    if (!found) return { width: 0, contrast: 1 }
    const [bearer, style] = found
    const ground = behind(Number.parseFloat(style.outlineOffset) < 0 ? bearer : bearer.parentElement)
    const [one, other] = [light(over(read(style.outlineColor), ground)), light(ground)]
    return {
      width: Number.parseFloat(style.outlineWidth),
      contrast: (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05),
    }
  })
}
