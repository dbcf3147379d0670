import { useLayoutEffect } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { carouselStep } from '../../../src/config/carousel.ts'
import { SLIDE } from '../../../src/config/protocol.ts'
import { clients as siteClients } from '../../../src/config/site.ts'
import { enhanceCarousel } from '../../../src/enhance/carousel.ts'
import { Logos } from '../../../src/sections/Logos/Logos.tsx'
import { allowMotion, holdTimers, press } from '../actions.ts'
import { inDefault, renderComponent } from '../renderComponent.tsx'

/** A fixed number of clients, independent of the site's. */
const clients = Array.from({ length: 10 }, (_, index) => ({
  name: `Client ${index}`,
  logo: siteClients[index % siteClients.length]?.logo ?? '',
}))
const word = (name: 'play' | 'pause' | 'previous' | 'next') => inDefault.common(`carousel.${name}`)
const render = () => renderComponent(<Enhanced />)

/** Runs the early script before Mantine's carousel mounts. */
function Enhanced() {
  useLayoutEffect(enhanceCarousel, [])
  return <Logos title="Clients" clients={clients} />
}

const button = (name: Parameters<typeof word>[0]) => page.getByRole('button', { name: word(name), exact: true })
const slides = () => [...document.querySelectorAll<HTMLElement>(`[${SLIDE}]`)]
/** Returns the indices of the visible logos. */
const shown = () => slides().flatMap((slide, index) => (slide.inert ? [] : [index]))

/** Advances the carousel's timers by a number of steps. */
async function passSteps(steps: number) {
  await vi.advanceTimersByTimeAsync(steps * carouselStep)
}

describe('moves', () => {
  it('with its arrow buttons, by mouse and keyboard, and wraps around', async () => {
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

  it('by itself every two seconds until it is paused', async () => {
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

  it('only on request if reduced motion is preferred', async () => {
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
