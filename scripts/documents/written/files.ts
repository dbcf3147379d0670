import path from 'node:path'
import {
  assembleDocument,
  type Build,
  BuildFailure,
  type FileGroup,
  fileOf,
  hashOf,
  readTemplate,
} from 'vite-plugin-ssg'
import { type SiteEnv, siteAddress } from '../../../src/config/env.ts'
import { type LocaleCode, localeOf } from '../../../src/config/locales.ts'
import type { ViewId } from '../../../src/config/routes.ts'
import { brand } from '../../../src/config/brand.ts'
import { NEWS, type Written, writtenHref, writtenNames } from '../../../src/i18n/written.ts'
import { atomFeed } from '../../../src/seo/feed.ts'
import { feedHref } from '../../../src/seo/written.ts'
import { readAssets } from '../assets.ts'
import { renderWrittenDocument, type WrittenServer } from '../documentOf.ts'
import { localeTexts, type Texts } from '../messages.ts'

interface Facts {
  readonly build: Build<LocaleCode, ViewId>
  readonly written: Written
  readonly env: SiteEnv
  readonly textsOf: (locale: LocaleCode) => Texts
  /** A hash of the texts of all documents. */
  readonly texts: string
}

/** The written pages, the lists of articles and, for a site with an origin, their feeds. The files of the pages count as code (options.ts). */
export const writtenFiles = ({ build, written, env, textsOf, texts }: Facts): FileGroup => ({
  step: 'Write articles and simple pages',
  kind: 'written pages',
  parts: new Map([
    [
      'written',
      {
        'code or settings changed': build.keys.code,
        'messages changed': hashOf(
          texts,
          written,
          build.locales.map((locale) => [locale, ...(textsOf(locale).unconfirmed?.get(locale) ?? [])]),
        ),
      },
    ],
  ]),
  make: async ([part = ''], { client, write, note }) => {
    const server = await (await build.server()).load<WrittenServer>()
    const base = env.basePath
    const [assets, template] = [await readAssets(client, base), readTemplate(path.join(build.root, 'index.html'), base)]
    const siteUrl = siteAddress(env)
    const files = new Map<string, string>()
    const problems: string[] = []
    for (const locale of build.locales.map(localeOf)) {
      const own = textsOf(locale.code)
      const tools = { server, texts: own, prepared: localeTexts(own, locale.code), assets }
      const names = writtenNames(written, locale.code)
      for (const name of names) {
        const address = writtenHref(locale.code, name)
        const parts = await renderWrittenDocument(locale, { written, name }, tools)
        problems.push(...parts.problems.map((problem) => `${address}: ${problem}`))
        files.set(fileOf(address), assembleDocument(template, parts))
      }
      if (siteUrl !== null && names.includes(NEWS))
        files.set(feedHref(locale.code).slice(1), atomFeed(written, locale, { siteUrl, title: brand }))
    }
    if (problems.length > 0) throw new BuildFailure('Articles and simple pages:', problems)
    note(`${written.length} pages`)
    return new Map([[part, write(files)]])
  },
})
