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
import type { Locale, LocaleCode } from '../../../src/config/locales.ts'
import type { ViewId } from '../../../src/config/routes.ts'
import { brand } from '../../../src/config/brand.ts'
import { type News, newsHref, newsLocales } from '../../../src/i18n/news.ts'
import { atomFeed } from '../../../src/seo/feed.ts'
import { feedHref } from '../../../src/seo/news.ts'
import { readAssets } from '../assets.ts'
import { type NewsServer, renderNewsDocument } from '../documentOf.ts'
import { localeTexts, type Texts } from '../messages.ts'

interface Facts {
  readonly build: Build<LocaleCode, ViewId>
  readonly news: News
  readonly env: SiteEnv
  readonly textsOf: (locale: LocaleCode) => Texts
  /** A hash of the texts of all documents. */
  readonly texts: string
}

/** The articles, their lists and, for a site with an origin, their feeds. The articles themselves count as code (options.ts). */
export const newsFiles = ({ build, news, env, textsOf, texts }: Facts): FileGroup => ({
  step: 'Write news',
  kind: 'news',
  parts: new Map([
    ['news', { 'code or settings changed': build.keys.code, 'messages changed': hashOf(texts, build.locales) }],
  ]),
  make: async ([name = ''], { client, write, note }) => {
    const server = await (await build.server()).load<NewsServer>()
    const base = env.basePath ?? ''
    const [assets, template] = [await readAssets(client, base), readTemplate(path.join(build.root, 'index.html'), base)]
    const files = new Map<string, string>()
    const problems: string[] = []
    for (const locale of newsLocales(news).filter(({ code }) => build.locales.includes(code))) {
      const own = textsOf(locale.code)
      const tools = { server, texts: own, prepared: localeTexts(own, locale.code), assets }
      for (const slug of [undefined, ...slugsOf(news, locale)]) {
        const address = newsHref(locale.code, slug)
        const parts = await renderNewsDocument(locale, { news, slug }, tools)
        problems.push(...parts.problems.map((problem) => `${address}: ${problem}`))
        files.set(fileOf(address), assembleDocument(template, parts))
      }
      const siteUrl = siteAddress(env)
      if (siteUrl !== null) files.set(feedHref(locale.code).slice(1), atomFeed(news, locale, { siteUrl, title: brand }))
    }
    if (problems.length > 0) throw new BuildFailure('News:', problems)
    note(`${news.length} articles`)
    return new Map([[name, write(files)]])
  },
})

const slugsOf = (news: News, { code }: Locale) => news.filter(({ locale }) => locale === code).map(({ slug }) => slug)
