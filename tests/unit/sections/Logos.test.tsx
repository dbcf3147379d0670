import { useLayoutEffect } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { carouselStep } from '../../../src/config/carousel.ts'
import { SLIDE } from '../../../src/config/protocol.ts'
import { clients as siteClients } from '../../../src/config/site.ts'
import { enhanceCarousel } from '../../../src/enhance/carousel.ts'
import { Logos } from '../../../src/sections/Logos/Logos.tsx'
import { allowMotion, holdTimers, press } from '../actions.ts'
import { inDefault, languages, narrow, renderComponent, wide } from '../renderComponent.tsx'

/** However many the site has. */
const clients = Array.from({ length: 10 }, (_, index) => ({
  name: `Client ${index}`,
  logo: siteClients[index % siteClients.length]?.logo ?? '',
}))
const word = (name: 'play' | 'pause' | 'previous' | 'next') => inDefault.common(`carousel.${name}`)
const render = (options?: Parameters<typeof renderComponent>[1]) => renderComponent(<Enhanced />, options)

/** With what the early script does before Mantine's carousel is there. */
function Enhanced() {
  useLayoutEffect(enhanceCarousel, [])
  return <Logos title="Clients" clients={clients} />
}

const button = (name: Parameters<typeof word>[0]) => page.getByRole('button', { name: word(name), exact: true })
const slides = () => [...document.querySelectorAll<HTMLElement>(`[${SLIDE}]`)]
/** The places of the logos that are in view and in reach, from 0 on. */
const shown = () => slides().flatMap((slide, index) => (slide.inert ? [] : [index]))
const start = () => Math.round(slides()[0]?.getBoundingClientRect().left ?? Number.NaN)

/** Lets the carousel's own clock go on by so many steps. */
async function passSteps(steps: number) {
  await vi.advanceTimersByTimeAsync(steps * carouselStep)
}

it.each(languages)('has a name, and one for each logo, in $name; axe finds nothing', async (language) => {
  await render({ language })
  await expect.poll(shown).toEqual([0, 1, 2, 3, 4])
  const region = page.getByRole('region')
  await expect.element(region).toHaveAttribute('aria-roledescription', language.common('carousel.role'))
  await expect.element(region).toHaveAccessibleName(language.common('carousel.label'))
  const total = clients.length
  expect(slides().map(({ ariaLabel }) => ariaLabel)).toEqual(
    clients.map((_, index) => language.common('carousel.slide', { position: index + 1, total })),
  )
})

describe('moves', () => {
  it('with its arrows, by pointer and by keyboard, round the ends', async () => {
    await render()
    await expect.poll(shown).toEqual([0, 1, 2, 3, 4])
    await button('previous').click()
    await expect.poll(shown).toEqual([0, 1, 2, 3, clients.length - 1])
    button('next').element().focus()
    await press('Enter')
    await expect.poll(shown).toEqual([0, 1, 2, 3, 4])
    await press('Space')
    await expect.poll(shown).toEqual([1, 2, 3, 4, 5])
  })

  it('by itself, a step every two seconds, until it is paused', async () => {
    await allowMotion()
    holdTimers()
    await render()
    await userEvent.hover(page.getByRole('heading'))
    await expect.element(button('pause')).toBeVisible()
    await passSteps(1)
    await expect.poll(shown).toEqual([1, 2, 3, 4, 5])
    button('pause').element().focus()
    await press('Space')
    await expect.element(button('play')).toHaveFocus()
    await passSteps(3)
    await expect.poll(shown).toEqual([1, 2, 3, 4, 5])
  })

  it('not where motion is unwelcome, unless it is told to', async () => {
    holdTimers()
    await render()
    await expect.element(button('play')).toBeVisible()
    await expect.poll(shown).toEqual([0, 1, 2, 3, 4])
    await passSteps(3)
    expect(shown()).toEqual([0, 1, 2, 3, 4])
    await button('play').click()
    await userEvent.hover(page.getByRole('heading'))
    await passSteps(1)
    await expect.poll(shown).toEqual([1, 2, 3, 4, 5])
  })
})

it('is no trap: its buttons and its row, and on', async () => {
  await render()
  button('play').element().focus()
  for (const name of ['previous', 'next'] as const) {
    await press('Tab')
    await expect.element(button(name)).toHaveFocus()
  }
  await press('Tab', 'Tab')
  expect(document.querySelector('#root :focus')).toBeNull()
})

it.each([
  [narrow, [0]],
  [
    [800, 900],
    [0, 1, 2],
  ],
  [wide, [0, 1, 2, 3, 4]],
] as const)(
  'in a window of %j shows the logos %j, and after a change of width as many as fit',
  async (size, visible) => {
    await render({ size })
    await expect.poll(shown).toEqual(visible)
    await page.viewport(1200, 900)
    await expect.poll(shown).toEqual([0, 1, 2, 3, 4])
    const row = slides()[0]?.parentElement?.parentElement
    await expect.poll(() => start() - Math.round(row?.getBoundingClientRect().left ?? 0)).toBe(0)
  },
)
