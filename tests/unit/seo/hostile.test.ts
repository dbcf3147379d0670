import { load } from 'cheerio'
import { mapTexts, readBundles } from 'i18next-workbench'
import { assembleDocument, readTemplate } from 'vite-plugin-ssg'
import { expect, it } from 'vitest'
import { allInHead } from '../../../scripts/build/assets.ts'
import { renderDocument } from '../../../scripts/build/documentOf.ts'
import { localeTexts } from '../../../scripts/build/messages.ts'
import { siteProject } from '../../../scripts/build/workbench/workbench.ts'
import * as server from '../../../src/entry-server.tsx'
import { defaultLocale, localeOf } from '../../../src/config/locales.ts'
import { isNotice } from '../../../src/config/routes.ts'
import { richTagNames } from '../../../src/i18n/richTagNames.ts'
import { testedViews } from '../../e2e/thorough.ts'

/** Hostile markup that a translator might write, appended to every message. */
const payload = [
  '</title></script></style></textarea>',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onfocus='alert(1)' autofocus='",
  '<a href="javascript:alert(1)">javascript:alert(1)</a>',
  '<strong>b</strong><br><p>p</p><i>i</i><iframe srcdoc="x"></iframe>',
  '<!--x--> ]]> &lt;script&gt; \u2028\u2029 \\u003cscript\\u003e',
  '{{constructor}}{{__proto__}} $t(common:skip) $& $1',
].join(' ')

/** Attributes that a tag in a text must not have. */
const attributes = 'onclick="alert(1)" id="main" style="x" class="x" href="javascript:alert(1)" lang="x"'
const withAttributes = (text: string) =>
  text.replace(new RegExp(`<(${richTagNames.join('|')})>`, 'g'), `<$1 ${attributes}>`)

/** Elements that the payload would make if it were more than text. */
const injected = [
  ...['img[src="x"]', 'a[href^="javascript:"]', '[srcdoc]', '[onerror]', '[onfocus]', '[autofocus]', '[onclick]'],
  ...['[style="x"]', '[class="x"]', '[lang="x"]', 'mark[id]', 'ins[id]', 'del[id]'],
].join()

/** One locale is enough, since all locales share the code. No text of the default locale is missing. */
const locale = localeOf(defaultLocale)
const { bundles } = await readBundles(siteProject())
const texts = new Map(
  [...(bundles.get(defaultLocale) ?? [])].map(([name, tree]) => [
    name,
    mapTexts(tree, (text) => `${withAttributes(text)} ${payload}`),
  ]),
)

it.each(testedViews(defaultLocale))('hostile texts are only text in the document of %s', async (view) => {
  const parts = await renderDocument(locale, view, {
    server,
    texts: localeTexts({ bundles: new Map([[defaultLocale, texts]]), publication: {} }, defaultLocale),
    assets: allInHead(''),
  })
  // The payload contains variables without values, which fail a build. Everything else must work as with any text.
  expect(parts.problems.filter((cause) => !cause.includes(' has no value in the text '))).toEqual([])
  const $ = load(assembleDocument(readTemplate('index.html'), parts))
  expect($(injected).length).toBe(0)
  const plain = $('script, strong, p, i').toArray()
  expect(plain.filter((element) => ['alert(1)', 'b', 'p', 'i'].includes($(element).text()))).toEqual([])
  const comments = $('*').contents().toArray()
  expect(comments.filter((node) => node.type === 'comment' && node.data === 'x')).toEqual([])
  for (const shown of ['title', 'h1']) expect($(shown).text()).toContain('<script>alert(1)</script>')
  if (!isNotice(view)) expect(JSON.parse($('script[type="application/ld+json"]').text())).toHaveProperty('@graph')
})
