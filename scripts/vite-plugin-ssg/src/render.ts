import path from 'node:path'
import { listenToConsole } from './console.ts'
import { assembleDocument, builtTags, readTemplate, type Template } from './document.ts'
import { BuildFailure, messageOf } from './errors.ts'
import type { Content, Page, RenderModule } from './options.ts'
import { fileOf, type Settings } from './settings.ts'

interface Rendering {
  readonly settings: Settings
  readonly content: Content
  readonly locales: readonly string[]
  readonly server: RenderModule
  /** The folder of the browser build. */
  readonly client: string
  readonly write: (files: ReadonlyMap<string, string>) => void
}

/**
 * Writes all documents, and the files of each locale. A page that throws, prints to the console or has problems is a failure;
 * all failures are thrown together, one line each: `locale address: cause`. Resolves to the number of documents.
 */
export async function renderAll({ settings, content, locales, server, client, write }: Rendering): Promise<number> {
  const { root, base, routes, address: addressOf, moduleOf } = settings
  const template = readTemplate(path.join(root, settings.template), base)
  const tagsFor = builtTags(client, template.entry, base)
  const problems: string[] = []
  let count = 0
  for (const locale of locales) {
    const data = content.dataOf?.(locale)
    for (const route of routes) {
      const address = addressOf(locale, route)
      const page = { locale, route, address, data, client }
      const made = await renderPage(server, template, page, () => tagsFor(moduleOf?.(route))).catch(
        (error: unknown) => ({ html: '', problems: [messageOf(error)] }),
      )
      problems.push(...made.problems.map((cause) => `${locale} ${address}: ${cause}`))
      write(new Map([[fileOf(address), made.html]]))
      count += 1
    }
    write((await server.localeFiles?.({ locale, data })) ?? new Map())
  }
  if (problems.length > 0) throw new BuildFailure('Pages that did not render:', problems)
  return count
}

/** One document, and its problems. Rethrows errors of the page. */
export async function renderPage(
  server: RenderModule,
  template: Template,
  page: Page,
  ownTags: () => string,
): Promise<{ html: string; problems: string[] }> {
  const printed: string[] = []
  // Pages print nothing; a printed line is usually a warning of a library.
  const rendered = await listenToConsole(
    (line) => printed.push(`printed "${line}"`),
    async () => server.render(page),
  )
  const { attributes = `lang="${page.locale}"`, tags = ownTags(), problems = [] } = rendered
  return {
    html: assembleDocument(template, { ...rendered, attributes, tags }),
    problems: [...new Set(problems), ...printed],
  }
}
