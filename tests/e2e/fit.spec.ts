import type { Page } from 'playwright/test'
import { fitLocales } from 'i18next-workbench/fit/fitLocales.ts'
import { fitPages, fitWidths } from 'i18next-workbench/fit/fitPages.ts'
import { intentionOf } from 'i18next-workbench/fit/faults.ts'
import type { MisfitKind } from 'i18next-workbench/fit/measure/misfit.ts'
import type { Bundles } from 'i18next-workbench/model/bundles.ts'
import { mapTexts } from 'i18next-workbench/model/localeFile.ts'
import { readProject } from 'i18next-workbench/model/project.ts'
import { useFonts } from 'i18next-workbench/lib/useFonts.ts'
import '../fixtures/workbench.ts'
import { serveFonts, setFonts } from '../../scripts/site/measuring.ts'
import { RENDER_EAGER } from '../../src/config/protocol.ts'
import type { ViewId } from '../../src/config/routes.ts'
import { faultsIn, prepare } from './layout/measure.ts'
import { expect, test } from './test.ts'

const word = 'Arzneimittelzulassungsunterlagen'
const phrase = 'Übersetzungsdienstleistungen für Arzneimittel und Medizinprodukte'

/** A text that is too long for its place: where it is seen, and at which widths it does not fit. */
type Planted = readonly [kind: MisfitKind, view: ViewId, id: string, widths: readonly number[], text: string]

/** One of each kind. */
const planted: readonly Planted[] = [
  ['breaks', 'contacts', 'forms:contact.submit', [360, 1024], phrase],
  // A switch in the footer, which every page has and the first one stands for.
  ['scrolls sideways', 'contacts', 'common:scheme.system', [360], word],
  // A choice of a field.
  ['cut', 'contacts', 'forms:contact.service.options.consulting', [360, 1024], phrase],
  // A label of a drawing.
  [
    'leaves its box',
    'solutions-clinical-trials',
    'pages/solutions-clinical-trials:diagram.documents.protocol',
    [360, 1024, 1440],
    word,
  ],
  // One that touches another.
  [
    'overlaps',
    'services-linguistic-quality',
    'pages/services-linguistic-quality:diagram.categories.accuracy',
    [360],
    'Dokładność przekazu treści i sensu w całym tekście',
  ],
]

/** A text that fits, and that the last one lies over. */
const neighbours: ReadonlyMap<string, string> = new Map([
  ['pages/services-linguistic-quality:diagram.categories.terminology', 'Terminologia zatwierdzona'],
])

test('each of five texts that do not fit is found where it does not, and nothing else', async () => {
  test.setTimeout(180_000)
  const project = await readProject()
  const texts = new Map([...neighbours, ...planted.map(([, , id, , text]) => [id, text] as const)])
  const locales = await fitLocales({ ...project, bundles: withTexts(project.bundles, texts) }, ['pl'])
  const views = [...new Set(planted.map(([, view]) => view))]
  const found = await fitPages({ root: process.cwd(), locales, views, widths: fitWidths, onDone: () => undefined })
  const faults = found.filter((fault) => intentionOf(fault) === null)
  const lines = faults.map(({ kind, pages: [first], id, width }) => `${width} ${first} ${id} ${kind}`)
  const expected = planted.flatMap(([kind, view, id, widths]) =>
    widths.map((width) => `${width} ${view} ${id} ${kind}`),
  )
  expect(lines.sort()).toEqual(expected.sort())
  for (const { by } of faults) expect(by).toBeGreaterThan(1)
})

test.describe('where the site leaves a text to the reader’s system', () => {
  // The site's own policy allows no fonts from elsewhere.
  test.use({ bypassCSP: true })

  for (const address of ['/services/website-localization', '/ja/about', '/zh/services/website-localization', '/ar']) {
    test(`${address} is measured in packaged fonts`, async ({ page, noise }) => {
      await serveFonts(page)
      await page.goto(address)
      await page.evaluate((name) => document.documentElement.setAttribute(name, ''), RENDER_EAGER)
      await page.evaluate(useFonts)
      await setFonts(page)
      expect(await inSystemFonts(page)).toEqual([])
      expect(noise.splice(0).filter((line) => !line.includes('asked: http://fonts.invalid/'))).toEqual([])
    })
  }
})

test('a text that ends in an ellipsis, that a box clips or that is clamped to two lines is cut', async ({ page }) => {
  const cut = {
    ellipsis: 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap',
    clip: 'overflow: clip; height: 1.5em',
    clamp: 'display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden',
  }
  const boxes = Object.entries(cut).flatMap(([id, style]) => [
    `<p id="${id}" style="width: 12em; ${style}">${phrase}</p>`,
    `<p id="${id}-fits" style="width: 12em; ${style}">Kontakt</p>`,
  ])
  await prepare(page)
  await page.goto(`data:text/html;charset=utf-8,${encodeURIComponent(boxes.join(''))}`)
  const faults = await faultsIn(page, 'body', 'as it comes')
  expect(faults.map((line) => /#(\S+) .* (cut) by/.exec(line)?.slice(1))).toEqual(
    Object.keys(cut).map((id) => [id, 'cut']),
  )
})

/** What is shown in fonts of this machine; monospaced ones differ little, and none is packaged. */
async function inSystemFonts(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' })
  const shown: string[] = []
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    const [font] = fonts.filter(({ isCustomFont, familyName }) => !isCustomFont && !/mono|courier/i.test(familyName))
    if (font)
      shown.push(`${font.familyName}: ${(await devtools.send('DOM.getOuterHTML', { nodeId })).outerHTML.slice(-150)}`)
  }
  return shown
}

function withTexts(bundles: Bundles, texts: ReadonlyMap<string, string>): Bundles {
  const polish = [...(bundles.get('pl') ?? [])].map(
    ([namespace, tree]) =>
      [namespace, mapTexts(tree, (text, _, names) => texts.get(`${namespace}:${names.join('.')}`) ?? text)] as const,
  )
  return new Map([...bundles, ['pl', new Map(polish)]])
}
