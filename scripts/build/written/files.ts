import path from 'node:path'
import { assembleDocument, BuildFailure, fileOf, readTemplate, type Step } from 'vite-plugin-ssg'
import type { Locale, LocaleCode } from '../../../src/config/locales.ts'
import { type Written, writtenHref, writtenNames } from '../../../src/i18n/written.ts'
import { readAssets } from '../assets.ts'
import { renderWrittenDocument, type ServerBundle } from '../documentOf.ts'
import type { LocaleTexts } from '../messages.ts'

interface Facts {
  readonly root: string
  readonly server: ServerBundle
  readonly locales: readonly Locale[]
  readonly written: Written
  /** The base path of the site. */
  readonly base: string
  readonly textsOf: (locale: LocaleCode) => LocaleTexts
}

/** The step that writes written pages and lists of articles. */
export const writtenFiles = ({ root, server, locales, written, base, textsOf }: Facts): Step => ({
  name: 'Write articles and simple pages',
  run: async ({ folder, write, note }) => {
    const [assets, template] = [readAssets(folder, base), readTemplate(path.join(root, 'index.html'), base)]
    const files = new Map<string, string>()
    const problems: string[] = []
    for (const locale of locales) {
      const tools = { server, texts: textsOf(locale.code), assets }
      for (const name of writtenNames(written, locale.code)) {
        const address = writtenHref(locale.code, name)
        const parts = await renderWrittenDocument(locale, { written, name }, tools)
        problems.push(...parts.problems.map((problem) => `${address}: ${problem}`))
        files.set(fileOf(address), assembleDocument(template, parts))
      }
    }
    if (problems.length > 0) throw new BuildFailure('Articles and simple pages:', problems)
    note(`${written.length} pages`)
    write(files)
  },
})
