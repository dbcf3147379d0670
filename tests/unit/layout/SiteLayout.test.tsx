import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ViewId } from '../../../src/config/routes.ts'
import { UNCONFIRMED } from '../../../src/i18n/publication.ts'
import { SiteLayout } from '../../../src/layout/SiteLayout.tsx'
import { press } from '../actions.ts'
import { inDefault, type Language, languages, renderComponent, unrender } from '../renderComponent.tsx'

/** Renders a page with one heading in the layout. */
const render = (options?: Parameters<typeof renderComponent>[1]) =>
  renderComponent(
    <SiteLayout>
      <h1>Heading</h1>
      <a href="#x">First link</a>
    </SiteLayout>,
    { view: 'about', ...options },
  )

it('starts with a skip link that is visible only on focus', async () => {
  await render()
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

/** Returns a language with an unconfirmed machine translation of a page. */
const unconfirmed = (language: Language, view: ViewId = 'about'): Language => {
  const { code } = language.locale
  return {
    ...language,
    payload: { ...language.payload, [code]: { ...language.payload[code], [UNCONFIRMED]: { [view]: true } } },
  }
}

it.each([
  ['partial', 'untranslated.partly'],
  ['english', 'untranslated.page'],
] as const)(
  'notes above a page whose translation is %s that it is not in its language, and not on other pages',
  async (state, key) => {
    const [, language = inDefault] = languages
    const publication = { [language.locale.code]: { about: state } }
    const container = await render({ language: unconfirmed(language), publication })
    await expect.element(page.getByRole('main').getByText(language.common(key))).toBeVisible()
    const notes = [...container.querySelectorAll('[data-translation]')]
    // English text needs no confirmation.
    expect(notes).toHaveLength(state === 'english' ? 1 : 2)
    unrender()
    const other = await render({ language: unconfirmed(language), view: 'team' })
    expect(other.querySelector('[data-translation]')).toBeNull()
  },
)

it.each([
  ['about', 'last'],
  ['contacts', 'first'],
] as const)('says of %s, if no person has reviewed its translation, so %s', async (view, place) => {
  const [, language = inDefault] = languages
  await render({ language: unconfirmed(language, view), view })
  const main = page.getByRole('main').element()
  const edge = place === 'first' ? main.firstElementChild : main.lastElementChild
  expect(edge?.textContent).toContain(language.common('unconfirmed.text'))
  expect(main.querySelectorAll('[data-translation]')).toHaveLength(1)
})
