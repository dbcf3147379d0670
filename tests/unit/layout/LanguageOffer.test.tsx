import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { LanguageOffer } from '../../../src/layout/LanguageOffer.tsx'
import { violations } from '../axe.ts'
import { inDefault, languages, narrow, renderComponent, unrender, wide } from '../renderComponent.tsx'

const [, other = inDefault] = languages
const words = { text: 'Ta strona jest dostępna po polsku', dismiss: 'Zamknij' }

/** Renders a page that exists in the other language, in a browser with these preferred languages. */
async function render(preferred: readonly string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred)
  await renderComponent(<LanguageOffer />, { view: 'about' })
}

const offer = () => page.getByRole('complementary')

let asked: string[]
beforeEach(() => {
  asked = []
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    asked.push(String(address))
    return Response.json(words)
  })
  const link = Object.assign(document.createElement('link'), { rel: 'alternate', href: '/other/about' })
  link.hreflang = other.locale.tag
  document.head.append(link)
  onTestFinished(() => link.remove())
})

it("offers the page in the browser's preferred language, in that language", async () => {
  await render([`${other.locale.tag}-XX`, inDefault.locale.tag])
  await expect.element(offer()).toHaveAttribute('lang', other.locale.tag)
  await expect.element(offer()).toHaveAccessibleName(words.text)
  await expect.element(offer().getByRole('link', { name: words.text })).toHaveAttribute('href', '/other/about')
  for (const [width, height] of [wide, narrow]) {
    await page.viewport(width, height)
    expect(await violations()).toEqual([])
  }
})

it('disappears on dismissal and stays away', async () => {
  await render([other.locale.tag])
  await offer().getByRole('button', { name: words.dismiss }).click()
  await expect.element(offer()).not.toBeInTheDocument()
  unrender()
  asked = []
  await render([other.locale.tag])
  await expect.element(offer()).not.toBeInTheDocument()
  expect(asked).toEqual([])
})

it('offers nothing to a visitor who prefers the language of the page', async () => {
  await render([inDefault.locale.tag, other.locale.tag])
  // The detector is loaded on demand.
  await import('i18next-browser-languagedetector')
  await expect.element(offer()).not.toBeInTheDocument()
  expect(asked).toEqual([])
})
