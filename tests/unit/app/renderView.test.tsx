import { beforeAll, expect, it } from 'vitest'
import { type Bundles, readBundles } from 'i18next-workbench/model/bundles.ts'
import { payloadFor } from '../../../scripts/texts/payload.ts'
import { renderView, viewNamespaces } from '../../../src/app/renderView.tsx'
import { defaultLocale, publicLocales } from '../../../src/config/locales.ts'
import { viewIds } from '../../../src/config/routes.ts'
import { configureWorkbench } from '../../../scripts/site/workbench.ts'

configureWorkbench()

let bundles: Bundles
beforeAll(async () => {
  const result = await readBundles('locales')
  expect(result.problems).toEqual([])
  bundles = result.bundles
})

/** One locale of each direction: what is missing in others ends a build. */
const locales = publicLocales.filter(
  ({ code, dir }) => code === defaultLocale || publicLocales.find((one) => one.dir === dir)?.code === code,
)

/** React's development build warns of what the production build keeps quiet about; setup.ts of the workbench's tests makes that fail. */
it.each(locales.flatMap(({ code }) => viewIds.map((view) => ({ code, view }))))(
  'renders $view in $code without a warning or a missing message',
  async ({ code, view }) => {
    const payload = payloadFor(bundles, code, ['common', ...(await viewNamespaces(view))])
    const { head, body, missing } = await renderView({ locale: code, view, payload, publication: {} })
    expect(missing).toEqual([])
    expect(head).toMatch(/<title>[^<]+<\/title><meta name="description" content="[^"]+"/)
    expect(body.match(/<h1/g)).toHaveLength(1)
  },
)
