import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGE } from '../../../src/config/protocol.ts'
import { offerLanguage } from '../../../src/layout/offer.ts'
import { violations } from '../axe.ts'
import { inDefault, languages, narrow, wide } from '../renderComponent.tsx'

const [, other = inDefault] = languages
const words = { text: 'Ta strona jest dostępna po polsku', dismiss: 'Zamknij' }

/** Opens a page that exists in the other language, in a browser with these preferred languages. */
async function open(preferred: readonly string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred)
  await offerLanguage()
}

const offer = () => page.getByRole('complementary')

let asked: string[]
beforeEach(() => {
  asked = []
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    asked.push(String(address))
    return Response.json(words)
  })
  document.documentElement.lang = inDefault.locale.tag
  const link = Object.assign(document.createElement('link'), { rel: 'alternate', href: '/other/about' })
  const anchor = document.createElement('a')
  anchor.setAttribute(LANGUAGE, other.locale.code)
  link.hreflang = anchor.hreflang = other.locale.tag
  document.head.append(link, anchor)
  onTestFinished(() => {
    for (const element of [link, anchor, document.getElementById('language-offer')]) element?.remove()
  })
})

it("offers the page in the browser's preferred language, in that language", async () => {
  await open([`${other.locale.tag}-XX`, inDefault.locale.tag])
  await expect.element(offer()).toHaveAttribute('lang', other.locale.tag)
  await expect.element(offer()).toHaveAccessibleName(words.text)
  await expect.element(offer().getByRole('link', { name: words.text })).toHaveAttribute('href', '/other/about')
  for (const [width, height] of [wide, narrow]) {
    await page.viewport(width, height)
    expect(await violations()).toEqual([])
  }
})

it('disappears on dismissal and stays away', async () => {
  await open([other.locale.tag])
  await offer().getByRole('button', { name: words.dismiss }).click()
  await expect.element(offer()).not.toBeInTheDocument()
  asked = []
  await open([other.locale.tag])
  await expect.element(offer()).not.toBeInTheDocument()
  expect(asked).toEqual([])
})

it('offers nothing to a visitor who prefers the language of the page', async () => {
  await open([inDefault.locale.tag, other.locale.tag])
  await expect.element(offer()).not.toBeInTheDocument()
  expect(asked).toEqual([])
})
