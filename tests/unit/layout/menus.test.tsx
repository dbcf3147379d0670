import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { menuGroups } from '../../../src/config/menu.ts'
import { Header } from '../../../src/layout/Header.tsx'
import { expectFocus, press, violations } from '../actions.ts'
import {
  inDefault,
  narrow,
  renderComponent,
  type RenderOptions,
  rightToLeft,
  stages,
  wide,
} from '../renderComponent.tsx'
import { pathOf } from '../../../src/config/routes.ts'
import { Footer } from '../../../src/layout/Footer.tsx'
import { SiteLayout } from '../../../src/layout/SiteLayout.tsx'

const popovers = [...menuGroups.map(({ id }) => `menu-${id}`), 'menu-language']

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const trigger = (id: string) => find(`[popovertarget=${id}]`)
const links = (id: string) => [...document.querySelectorAll<HTMLElement>(`#${id} a`)]
/** Returns the ids of the open dropdowns. */
const open = () => [...document.querySelectorAll(':popover-open')].map(({ id }) => id)

const triggerOf = (index: number) => trigger(`menu-${menuGroups.at(index)?.id}`)

describe.each(stages)('%s', (stage) => {
  // All dropdowns share their code, so one is enough.
  it('a dropdown opens and closes by keyboard, supports arrow keys, and returns the focus', async () => {
    const [id = ''] = popovers
    await renderComponent(<Header />, { view: 'about', stage })
    const [first, last] = [links(id).at(0), links(id).at(-1)]
    trigger(id)?.focus()
    await press('Space', 'Tab')
    expect(open()).toEqual([id])
    await expectFocus(first)
    await press('ArrowUp')
    await expectFocus(last)
    await press('ArrowDown')
    await expectFocus(first)
    await press('End')
    await expectFocus(last)
    await press('Home')
    await expectFocus(first)
    await press('Escape')
    expect(open()).toEqual([])
    await expectFocus(trigger(id))
    await press('ArrowDown')
    expect(open()).toEqual([id])
    await expectFocus(first)
  })

  it.each([
    ['left to right', undefined, 'ArrowRight', 'ArrowLeft'],
    ['right to left', rightToLeft, 'ArrowLeft', 'ArrowRight'],
  ] as const)(
    'supports arrow keys (%s) with wrap-around and leaves shortcuts to the browser',
    async (_, language, forward, back) => {
      await renderComponent(<Header />, { language, stage })
      triggerOf(0)?.focus()
      await press(back)
      await expectFocus(triggerOf(-1))
      await press(forward)
      await expectFocus(triggerOf(0))
      await press(`Alt+${forward}`)
      await expectFocus(triggerOf(0))
      await press(forward)
      await expectFocus(triggerOf(1))
    },
  )
})

it('the language menu keeps the URL fragment', async () => {
  await renderComponent(<Header />, { view: 'careers' })
  history.replaceState(null, '', '#item-3')
  trigger('menu-language')?.focus()
  await press('ArrowDown', 'Enter')
  history.replaceState(null, '', ' ')
  expect(links('menu-language')[0]?.getAttribute('href')).toMatch(/\/careers#item-3$/)
})

it.each([
  ['wide', wide, rightToLeft],
  ['narrow', narrow, inDefault],
] as const)('passes axe in a %s window with a dropdown open', async (_, size, language) => {
  const container = await renderComponent(<Header />, { size, language, view: 'ai-neural-machine-translation' })
  // The menus of pages share their code.
  for (const id of popovers.slice(-2)) {
    if (!trigger(id)?.checkVisibility()) continue
    trigger(id)?.focus()
    await press('Enter')
    expect(open()).toEqual([id])
    expect(await violations(container)).toEqual([])
  }
})

describe('the mobile menu', () => {
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
})

it('starts with a skip link that is visible only on focus', async () => {
  await renderComponent(
    <SiteLayout>
      <h1>Heading</h1>
      <a href="#x">First link</a>
    </SiteLayout>,
    { view: 'about' },
  )
  const skip = page.getByRole('link', { name: inDefault.common('skip') })
  await expect.element(skip).not.toBeInViewport()
  await press('Tab')
  await expect.element(skip).toHaveFocus()
  await expect.element(skip).toBeInViewport()
  await press('Enter')
  await expect.element(page.getByRole('main')).toHaveFocus()
  await press('Tab')
  await expect.element(page.getByRole('link', { name: 'First link' })).toHaveFocus()
})
