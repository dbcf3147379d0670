import path from 'node:path'
import type { Locale } from '../../../src/config/locales.ts'
import type { ViewId } from '../../../src/config/routes.ts'
import type { Part } from '../cache/making.ts'
import { hashOf } from '../cache/sealed.ts'
import { readTemplate } from '../document.ts'
import { messageFiles } from '../messages.ts'
import { fileOf, viewsOf } from '../render/render.ts'
import { type SitePlan, type Step, write } from './plan.ts'

/** The documents. */
export const renderPages: Step = async (plan, note) => {
  const { making, texts, locales } = plan
  const documents = locales.flatMap((locale) =>
    viewsOf(locale, texts).map((view) => ({ locale, view, part: documentPart(plan, locale, view) })),
  )
  const missing = documents.filter(({ part }) => !making.keeps(part))
  const views = new Map<Locale, ViewId[]>()
  for (const { locale, view } of missing) views.set(locale, [...(views.get(locale) ?? []), view])
  if (missing.length > 0) await render(plan, views)
  for (const { part } of missing) making.made(part, [part.name])
  note(`${missing.length} of ${documents.length} documents`)
}

async function render(plan: SitePlan, views: ReadonlyMap<Locale, readonly ViewId[]>): Promise<void> {
  const { making, root, server, browser, texts, images } = plan
  const { readAssets } = await import('../assets.ts')
  const { renderAll } = await import('../render/renderAll.ts')
  const template = path.join(root, 'index.html')
  await renderAll({
    locales: [...views.keys()],
    views,
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

/** The files of messages. */
export const writeStrings: Step = async (plan, note) => {
  const { making, keys, server, browser, texts, inputs, locales } = plan
  let made = 0
  for (const { code } of locales) {
    const part: Part = {
      kind: 'strings',
      name: `strings ${code}`,
      inputs: { code: hashOf(keys.modules, browser.index), messages: inputs.ofLocale(code) },
    }
    if (making.keeps(part)) continue
    const files = await messageFiles(texts, code, async (view) => server.views[view].namespaces, browser.index)
    for (const [address, text] of files) await write(plan, address, text)
    making.made(part, [...files.keys()])
    made += 1
  }
  note(`${made} of ${locales.length} locales`)
}
