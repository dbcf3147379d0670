import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { menuGroups } from '../../../src/config/menu.ts'
import { pathOf } from '../../../src/config/routes.ts'
import { Footer } from '../../../src/layout/Footer.tsx'
import { Header } from '../../../src/layout/Header.tsx'
import { expectFocus, press } from '../actions.ts'
import { violations } from '../axe.ts'
import { inDefault, narrow, type RenderOptions, renderComponent, rightToLeft, stages } from '../renderComponent.tsx'

/** Renders the header with the menu's button and the footer with the menu, in a narrow window. */
const render = (options?: RenderOptions) =>
  renderComponent(
    <>
      <Header />
      <main>
        <a href="#x">Behind</a>
      </main>
      <Footer />
    </>,
    { size: narrow, ...options },
  )

const dialog = () => document.querySelector<HTMLDialogElement>('#mobile-menu')
const opener = () => document.querySelector<HTMLElement>('[command=show-modal]')
const closer = () => document.querySelector<HTMLElement>('[command=close]')
const groups = () => [...document.querySelectorAll<HTMLElement>('#mobile-menu [aria-expanded]')]
const openGroups = () => groups().flatMap(({ ariaExpanded }, index) => (ariaExpanded === 'true' ? [index] : []))

async function openMenu() {
  opener()?.focus()
  await press('Enter')
  await expect.poll(() => dialog()?.open).toBe(true)
}

describe.each(stages)('%s', (stage) => {
  it('opens by keyboard, traps the focus, and returns it', async () => {
    await render({ stage })
    await openMenu()
    await expect.element(page.getByRole('dialog', { name: inDefault.common('menu.label') })).toBeVisible()
    await expectFocus(closer())
    const stops = new Set<Element | null>()
    for (let stop = 0; stop < 10; stop += 1) {
      await press('Tab')
      stops.add(document.activeElement)
    }
    // After the last stop the focus is on the browser's own controls, so no element of the page has it.
    stops.delete(document.body)
    expect([...stops].every((element) => dialog()?.contains(element))).toBe(true)
    expect(stops.size).toBe(menuGroups.length + 2)
    await press('Escape')
    await expect.poll(() => dialog()?.open).toBe(false)
    await expectFocus(opener())
  })

  it('has at most one open group, whose links are next in the tab order', async () => {
    await render({ stage })
    await openMenu()
    expect(openGroups()).toEqual([])
    groups()[0]?.focus()
    await press('Enter')
    expect(openGroups()).toEqual([0])
    await press('Tab')
    await expect.poll(() => document.activeElement?.getAttribute('href')).toBe(pathOf('about'))
    groups()[1]?.focus()
    await press('Space')
    await expect.poll(openGroups).toEqual([1])
  })

  it("starts with the current page's group open, and closes when a page is chosen", async () => {
    await render({ view: 'services-consulting', stage })
    await openMenu()
    expect(openGroups()).toEqual([1])
    expect(dialog()?.querySelector('[aria-current=page]')?.getAttribute('href')).toBe(pathOf('services-consulting'))
    groups()[0]?.focus()
    await press('Enter', 'Tab', 'Enter')
    await expect.poll(() => dialog()?.open).toBe(false)
  })
})

it.each([inDefault, rightToLeft])('passes axe in $name with a group open', async (language) => {
  await render({ language })
  await openMenu()
  groups()[0]?.focus()
  await press('Enter')
  expect(openGroups()).toEqual([0])
  expect(await violations(dialog() ?? undefined)).toEqual([])
})
