import path from 'node:path'
import type { Locale } from '../../../src/config/locales.ts'
import type { ViewId } from '../../../src/config/routes.ts'
import type { Part } from '../cache/making.ts'
import { hashOf } from '../../lib/sealed.ts'
import { readTemplate } from '../document.ts'
import { fileOf, viewsOf } from '../render/render.ts'
import type { Wanted } from '../render/renderAll.ts'
import type { SitePlan, Step } from './plan.ts'

/** The documents and the files of messages: of the same texts, which are prepared once for both. */
export const renderPages: Step = async (plan, note) => {
  const { making, texts, locales } = plan
  const documents = locales.flatMap((locale) =>
    viewsOf(locale, texts).map((view) => ({ locale, view, part: documentPart(plan, locale, view) })),
  )
  const strings = locales.map((locale) => ({ locale, part: stringsPart(plan, locale) }))
  const missing = documents.filter(({ part }) => !making.keeps(part))
  const missingStrings = strings.filter(({ part }) => !making.keeps(part))
  const wanted = new Map<Locale, Wanted>()
  for (const locale of locales) {
    const views = missing.filter((document) => document.locale === locale).map(({ view }) => view)
    const lacksStrings = missingStrings.some((part) => part.locale === locale)
    if (views.length > 0 || lacksStrings) wanted.set(locale, { views, strings: lacksStrings })
  }
  const files = wanted.size > 0 ? await render(plan, wanted) : new Map<Locale, readonly string[]>()
  for (const { part } of missing) making.made(part, [part.name])
  for (const { locale, part } of missingStrings) making.made(part, files.get(locale) ?? [])
  note(
    `${missing.length} of ${documents.length} documents, strings of ${missingStrings.length} of ${locales.length} locales`,
  )
}

async function render(plan: SitePlan, wanted: ReadonlyMap<Locale, Wanted>) {
  const { making, root, server, browser, texts, images } = plan
  const { readAssets } = await import('../assets.ts')
  const { renderAll } = await import('../render/renderAll.ts')
  const template = path.join(root, 'index.html')
  return renderAll({
    locales: [...wanted.keys()],
    wanted,
    texts,
    images,
    tools: {
      server: await server.load(),
      assets: await readAssets(browser.folder),
      template: await readTemplate(template),
    },
    outDir: making.folder,
    threads: { serverFile: server.file, site: browser.folder, template },
  })
}

function documentPart({ keys, server, browser, texts, inputs, images }: SitePlan, locale: Locale, view: ViewId): Part {
  const { code } = locale
  return {
    kind: 'documents',
    name: fileOf(locale, view),
    inputs: {
      code: hashOf(keys.modules, server.views[view].code, browser.tags[view][code]),
      messages: hashOf(inputs.ofView(code, view), images.get(code)?.get(view)),
      publication: hashOf(texts.publication),
    },
  }
}

function stringsPart({ keys, texts, inputs }: SitePlan, { code }: Locale): Part {
  return {
    kind: 'strings',
    name: `strings ${code}`,
    inputs: { code: keys.modules, messages: inputs.ofLocale(code), publication: hashOf(texts.publication) },
  }
}
