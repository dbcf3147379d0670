import { expect, it } from 'vitest'
import { defaultLocale } from '../../../src/config/locales.ts'
import { href } from '../../../src/i18n/href.ts'
import { PageLink } from '../../../src/ui/PageLink/PageLink.tsx'
import { inDefault, languages, renderComponent } from '../renderComponent.tsx'

// All other links, and the breadcrumb, are looked at as they are built: tests/build.
it('leads to the default language, and says so, where its own does not have the page', async () => {
  const [, language = inDefault] = languages
  const publication = { [language.locale.code]: { careers: 'omitted' } } as const
  await renderComponent(<PageLink page="careers">Careers</PageLink>, { language, publication })
  const link = document.querySelector<HTMLAnchorElement>('#root a')
  expect([link?.getAttribute('href'), link?.hreflang]).toEqual([href(defaultLocale, 'careers'), inDefault.locale.tag])
})
