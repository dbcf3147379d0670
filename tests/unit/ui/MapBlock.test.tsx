import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { CONSENT, CONSENT_EVENT } from '../../../src/config/protocol.ts'
import { MapBlock } from '../../../src/ui/MapBlock/MapBlock.tsx'
import { violations } from '../axe.ts'
import { inDefault, renderComponent } from '../renderComponent.tsx'

const { common } = inDefault
const place = 'Poland'
const block = <MapBlock office={{ address: ['ul. Długa 1', 'Łódź'], lang: 'pl' }} place={place} />
const button = () => page.getByRole('button', { name: common('privacy.map.show'), exact: false })
const frame = () => document.querySelector<HTMLIFrameElement>('#root iframe')

/** Stops the iframe from requesting the map service, by giving it a srcdoc. */
function keepFramesEmpty() {
  const observer = new MutationObserver(() => frame()?.setAttribute('srcdoc', 'A map'))
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
}

it('loads the map on click without a layout shift, with a link that names the place', async () => {
  keepFramesEmpty()
  const container = await renderComponent(block)
  const box = () => JSON.stringify(container.firstElementChild?.getBoundingClientRect())
  const before = box()
  await expect.element(page.getByRole('link')).toHaveTextContent(`${common('office.openMap')}: ${place}`)
  expect(await violations(container)).toEqual([])
  await button().click()
  await expect.poll(frame).not.toBeNull()
  expect(frame()?.title).toBe(common('privacy.map.title', { place }))
  expect(frame()?.src).toMatch(/\/embed\/v1\/place\?key=key&q=ul\.%20D%C5%82uga%201/)
  expect(frame()?.loading).toBe('lazy')
  // Only the page's origin is sent, since an API key may be restricted to it.
  expect(frame()?.referrerPolicy).toBe('origin')
  expect([...(frame()?.sandbox ?? [])].sort()).toEqual([
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
  ])
  expect(box()).toBe(before)
})

it('loads the map on consent and removes it when consent is withdrawn', async () => {
  keepFramesEmpty()
  await renderComponent(block)
  for (const consent of ['granted', 'denied']) {
    expect(frame() === null).toBe(consent === 'granted')
    document.documentElement.setAttribute(CONSENT, consent)
    document.dispatchEvent(new Event(CONSENT_EVENT))
    await expect.poll(() => frame() === null).toBe(consent === 'denied')
  }
})
