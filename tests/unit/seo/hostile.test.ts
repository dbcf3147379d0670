import { load } from 'cheerio'
import { assembleDocument, readTemplate } from 'vite-plugin-ssg'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Bundles, type LocaleProblem, mapTexts, parseLocaleFile, readBundles } from 'i18next-workbench'
import { allInHead } from '../../../scripts/build/assets.ts'
import { renderDocument } from '../../../scripts/build/documentOf.ts'
import { localeTexts, messageFiles } from '../../../scripts/build/messages.ts'
import { renderView, viewNamespaces } from '../../../src/app/renderView.tsx'
import { defaultLocale, localeOf, publicLocales } from '../../../src/config/locales.ts'
import { MESSAGES } from '../../../src/config/protocol.ts'
import { isNotice, type ViewId } from '../../../src/config/routes.ts'
import { richTagNames } from '../../../src/i18n/richTagNames.ts'
import { siteProject } from '../../../scripts/build/workbench/workbench.ts'
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

let clean: Bundles
let hostile: Bundles
beforeAll(async () => {
  clean = (await readBundles(siteProject())).bundles
  hostile = changed(clean, (text) => `${withAttributes(text)} ${payload}`)
})

/** Returns bundles with every text changed. */
const changed = (bundles: Bundles, change: (text: string) => string): Bundles =>
  new Map(
    [...bundles].map(([code, spaces]) => [
      code,
      new Map([...spaces].map(([name, tree]) => [name, mapTexts(tree, (text) => change(text))])),
    ]),
  )

async function documentOf(view: ViewId, bundles: Bundles): Promise<string> {
  const parts = await renderDocument(locale, view, {
    server: { renderView, viewNamespaces },
    texts: { bundles, publication: {} },
    assets: allInHead(''),
  })
  // The payload contains variables without values, which fail a build. Everything else must work as with any text.
  expect(parts.problems.filter((cause) => !cause.includes(' has no value in the text '))).toEqual([])
  return assembleDocument(readTemplate('index.html'), parts)
}

/** Attributes that contain text. The others contain addresses, names and states, which come from code. */
const wordy = ['content', 'aria-label', 'aria-roledescription', 'title', 'alt', 'placeholder', MESSAGES]

/** Returns the markup and links of a document, without its text and without React's empty comments between text nodes. */
function skeleton(html: string): string[] {
  const $ = load(html)
  for (const name of wordy) $(`[${name}]`).attr(name, '')
  // The number of shapes in a diagram may depend on a text's length, but their kinds may not.
  $('figure svg').each((_, drawing) => {
    const kinds = new Set(
      $(drawing)
        .find('*')
        .toArray()
        .map(({ name }) => name),
    )
    $(drawing).html([...kinds].sort().join('<br>'))
  })
  $('*')
    .contents()
    .filter((_, node) => node.type === 'text' || (node.type === 'comment' && node.data === ' '))
    .remove()
  return $.html().split(/(?=<)/)
}

/** Returns JSON without its strings. */
const shape = (json: string) => JSON.parse(json, (_, value) => (typeof value === 'string' ? '' : value))

/** One locale is enough, since all locales share the code. No text of the default locale is missing. */
const locale = localeOf(defaultLocale)

describe('a hostile bundle', () => {
  it.each(testedViews(defaultLocale))('is only text in the document of %s', async (view) => {
    const [before, after] = [await documentOf(view, clean), await documentOf(view, hostile)]
    expect(skeleton(after)).toEqual(skeleton(before))
    const $ = load(after)
    for (const shown of ['title', 'h1']) expect($(shown).text()).toContain('<script>alert(1)</script>')
    if (isNotice(view)) return
    const [block = '', other = ''] = [before, after].map(
      (html) => html.split('application/ld+json">')[1]?.split('</script>')[0],
    )
    expect(shape(other)).toEqual(shape(block))
    expect(other).toContain('alert(1)')
  })

  it('is only strings in the files for the browser', async () => {
    for (const { code } of publicLocales.slice(0, 2)) {
      const [before, after] = await Promise.all(
        [clean, hostile].map((bundles) =>
          messageFiles(localeTexts({ bundles, publication: {} }, code), viewNamespaces),
        ),
      )
      expect([...(after?.values() ?? [])].map(shape)).toEqual([...(before?.values() ?? [])].map(shape))
    }
  })

  it('cannot reach the prototype of objects', () => {
    const problems: LocaleProblem[] = []
    const text = '{ "__proto__": { "skip": "polluted" }, "constructor": { "prototype": { "skip": "polluted" } } }'
    parseLocaleFile(
      { text, file: 'locales/pl/common.json', locale: 'pl', namespace: 'common', mayBeBlank: true },
      problems,
    )
    expect(problems.map(({ message }) => message).join('\n')).toContain('Found: "__proto__"')
    expect(Reflect.get({}, 'skip')).toBeUndefined()
  })
})
