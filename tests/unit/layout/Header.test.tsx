import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { menuGroups } from '../../../src/config/menu.ts'
import { Header } from '../../../src/layout/Header.tsx'
import { expectFocus, press, repeatedIds } from '../actions.ts'
import { violations } from '../axe.ts'
import { inDefault, narrow, renderComponent, rightToLeft, stages, wide } from '../renderComponent.tsx'

const popovers = [...menuGroups.map(({ id }) => `menu-${id}`), 'menu-language']

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const trigger = (id: string) => find(`[popovertarget=${id}]`)
const links = (id: string) => [...document.querySelectorAll<HTMLElement>(`#${id} a`)]
/** Returns the ids of the open dropdowns. */
const open = () => [...document.querySelectorAll(':popover-open')].map(({ id }) => id)

const triggerOf = (index: number) => trigger(`menu-${menuGroups.at(index)?.id}`)

describe.each(stages)('%s', (stage) => {
  describe('a dropdown', () => {
    // All dropdowns share their code, so one is enough.
    it('opens and closes by keyboard, supports arrow keys, and returns the focus', async () => {
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

    it('is the only open one; a second click or a click outside closes it', async () => {
      await renderComponent(<Header />, { stage })
      const [first = '', second = ''] = popovers
      const click = (id: string) => userEvent.click(page.elementLocator(trigger(id) ?? document.body))
      await click(first)
      await click(second)
      expect(open()).toEqual([second])
      await click(second)
      expect(open()).toEqual([])
      await click(second)
      await userEvent.click(document.body, { position: { x: 700, y: 10 } })
      await expect.poll(open).toEqual([])
    })
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
  expect(repeatedIds()).toEqual([])
})
