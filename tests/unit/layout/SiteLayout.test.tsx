import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { pathOf } from '../../../src/config/routes.ts'
import { UNCONFIRMED } from '../../../src/i18n/publication.ts'
import { SiteLayout } from '../../../src/layout/SiteLayout.tsx'
import { press, repeatedIds } from '../actions.ts'
import { violations } from '../axe.ts'
import {
  inDefault,
  type Language,
  languages,
  narrow,
  renderComponent,
  rightToLeft,
  unrender,
  wide,
} from '../renderComponent.tsx'

/** A page of one heading within the layout. */
const render = (options?: Parameters<typeof renderComponent>[1]) =>
  renderComponent(
    <SiteLayout>
      <h1>Heading</h1>
      <a href="#x">First link</a>
    </SiteLayout>,
    { view: 'about', ...options },
  )

it('begins with a link past the header, which only the focus shows', async () => {
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

it.each([
  ['partial', 'untranslated.partly'],
  ['english', 'untranslated.page'],
] as const)('says above a page that is %s that it is not in its language', async (state, key) => {
  const [, language = inDefault] = languages
  const publication = { [language.locale.code]: { about: state } }
  await render({ language, publication })
  await expect.element(page.getByRole('main').getByText(language.common(key))).toBeVisible()
})

/** A language whose page "about" has a machine's texts that nobody has confirmed. */
const unconfirmed = (language: Language): Language => {
  const { code } = language.locale
  return {
    ...language,
    payload: { ...language.payload, [code]: { ...language.payload[code], [UNCONFIRMED]: { about: true } } },
  }
}

it('says above a page that nobody has confirmed its texts, and leads to the English one', async () => {
  const [, { common, ...language } = inDefault] = languages
  await render({ language: unconfirmed({ common, ...language }) })
  const main = page.getByRole('main')
  await expect.element(main.getByText(common('unconfirmed.text'), { exact: false })).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: common('unconfirmed.english') }))
    .toHaveAttribute('href', pathOf('about'))
})

it('says of a page that is in English just that, and on another page nothing', async () => {
  const [, language = inDefault] = languages
  const publication = { [language.locale.code]: { about: 'english' as const } }
  const container = await render({ language: unconfirmed(language), publication })
  expect(
    [...container.querySelectorAll('[data-translation]')].map((note) => note.getAttribute('data-translation')),
  ).toEqual(['english'])
  unrender()
  expect(
    (await render({ language: unconfirmed(language), view: 'team' })).querySelector('[data-translation]'),
  ).toBeNull()
})

it.each([
  ['wide', wide, inDefault],
  ['narrow', narrow, inDefault],
  ['narrow', narrow, rightToLeft],
] as const)(
  'in a %s window has a name for each landmark, no id twice, and axe finds nothing',
  async (_, size, language) => {
    const container = await render({ size, language: unconfirmed(language) })
    const landmarks = [...container.querySelectorAll('nav')].filter((nav) => nav.checkVisibility())
    const names = landmarks.map((nav) => nav.ariaLabel ?? nav.ariaLabelledByElements?.[0]?.textContent)
    expect(new Set(names).size).toBe(landmarks.length)
    expect(repeatedIds()).toEqual([])
    expect(await violations(container)).toEqual([])
  },
)
