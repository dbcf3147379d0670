import { describe, expect, it } from 'vitest'
import { defaultLocale } from '../../../src/config/locales.ts'
import { href } from '../../../src/i18n/href.ts'
import { Breadcrumb } from '../../../src/ui/Breadcrumb/Breadcrumb.tsx'
import { PageLink } from '../../../src/ui/PageLink/PageLink.tsx'
import { inDefault, languages, renderComponent } from '../renderComponent.tsx'

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('#root a')]
const addresses = () => links().map((link) => link.getAttribute('href'))

describe('a link to a page', () => {
  it.each(languages)('stays in $name, and marks the page that is shown', async (language) => {
    const pair = (
      <>
        <PageLink page="about">About</PageLink>
        <PageLink page="careers">Careers</PageLink>
        <PageLink page="careers" hash="open">
          A part of it
        </PageLink>
      </>
    )
    await renderComponent(pair, { language, view: 'about' })
    const { code } = language.locale
    expect(addresses()).toEqual([href(code, 'about'), href(code, 'careers'), href(code, 'careers', 'open')])
    expect(links().map(({ ariaCurrent }) => ariaCurrent)).toEqual(['page', null, null])
  })

  it('leads to the default language, and says so, where its own does not have the page', async () => {
    const [, language = inDefault] = languages
    const publication = { [language.locale.code]: { careers: 'omitted' } } as const
    await renderComponent(<PageLink page="careers">Careers</PageLink>, { language, publication })
    expect(addresses()).toEqual([href(defaultLocale, 'careers')])
    expect(links()[0]?.hreflang).toBe(inDefault.locale.tag)
  })
})

describe('the breadcrumb', () => {
  it('leads from home to the page, which is no link', async () => {
    const container = await renderComponent(<Breadcrumb />, { view: 'services-consulting' })
    expect(addresses()[0]).toBe('/')
    const last = container.querySelector('li:last-child')
    expect(last?.querySelector('a')).toBeNull()
    expect(last?.textContent).toBe(inDefault.common('nav.pages.services-consulting'))
    expect(last?.firstElementChild?.ariaCurrent).toBe('page')
  })

  it.each(['home', 'not-found'] as const)('is not there on %s', async (view) => {
    const container = await renderComponent(<Breadcrumb />, { view })
    expect(container.querySelector('nav')).toBeNull()
  })
})
