import { readBundles } from 'i18next-workbench/model/bundles.ts'
import { StaticRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { configureWorkbench } from '../../../scripts/site/workbench.ts'
import { payloadFor } from '../../../scripts/texts/payload.ts'
import { App, type Frame } from '../../../src/app/App.tsx'
import { type FrameRequest, frameInto, frameOf, placeholders } from '../../../src/app/frame.tsx'
import { renderParts } from '../../../src/app/renderParts.tsx'
import { defaultLocale, type LocaleCode, localeOf, publicLocales } from '../../../src/config/locales.ts'
import { viewIds } from '../../../src/config/routes.ts'
import { createI18n } from '../../../src/i18n/create.ts'
import { viewHref } from '../../../src/i18n/href.ts'
import type { Publication } from '../../../src/i18n/publication.ts'

configureWorkbench()

const rightToLeft = publicLocales.find(({ dir }) => dir === 'rtl')?.code ?? defaultLocale
const [, another = defaultLocale, third = another] = publicLocales.map(({ code }) => code)
const publications: readonly (readonly [LocaleCode, Publication])[] = [
  [defaultLocale, {}],
  [rightToLeft, {}],
  [another, { [third]: { about: 'english', team: 'partial' }, [another]: { about: 'english' } }],
]

it.each(publications)(
  'every page in %s has the header and footer that its own tree would have',
  async (locale, publication) => {
    // As in a build: the same messages for all documents of a locale.
    const payload = payloadFor((await readBundles('locales')).bundles, locale, ['common'])
    for (const view of viewIds) {
      const request = { locale, view, payload, publication }
      expect(frameInto(await bodyOf(request, placeholders), frameOf(request)), view).toBe(await bodyOf(request))
    }
  },
)

/** The body of a page without sections. */
async function bodyOf({ locale, view, payload, publication }: FrameRequest, frame?: Frame): Promise<string> {
  const { body } = await renderParts(
    <StaticRouter location={viewHref(locale, view)}>
      <App
        i18n={createI18n({ locale, payload })}
        view={view}
        {...(frame ? { frame } : {})}
        localeState={{ locale: localeOf(locale), publication }}
        page={() => null}
      />
    </StaticRouter>,
  )
  return body
}

it('wants one place for each', () => {
  const frame = { header: '<header>$&</header>', footer: '<footer></footer>', used: new Map(), missing: [] }
  const places = '<site-header></site-header><main></main><site-footer></site-footer>'
  expect(frameInto(places, frame)).toBe('<header>$&</header><main></main><footer></footer>')
  for (const body of ['<main></main>', places + places]) expect(() => frameInto(body, frame)).toThrow('one place')
})
