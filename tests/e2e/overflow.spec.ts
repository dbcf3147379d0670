import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { printText } from '../../scripts/texts/printText.ts'
import type { LocaleCode } from '../../src/config/locales.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { languages } from '../fixtures/languages.ts'
import { misfitsIn, open, prepare, resize, widths } from './measure.ts'
import { openAllPanels } from './states.ts'
import { expect, forgiveNotFound, test } from './test.ts'
import { inParts, testedViews } from './thorough.ts'

// A text is measured where it ends up.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => {
  test.setTimeout(240_000)
  return prepare(page)
})

for (const { code } of languages) {
  for (const views of inParts(testedViews(code), 9)) {
    test(`every text of ${views.join(', ')} fits in ${code} at ${widths.join(', ')} px`, async ({ page, noise }) => {
      const keyOf = keyFinder(code)
      const found = new Set<string>()
      for (const view of views) {
        await open(page, viewHref(code, view))
        for (const line of await overflowing(page, keyOf)) found.add(`${view} ${line}`)
        await openAllPanels(page)
        for (const line of await overflowing(page, keyOf)) found.add(`${view} ${line}`)
      }
      expect([...found]).toEqual([])
      forgiveNotFound(noise)
    })
  }
}

test('a text that ends in an ellipsis, that a box clips or that leaves its card is found', async ({ page }) => {
  const styles = {
    ellipsis: 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap',
    clip: 'overflow: clip; height: 1.5em',
    card: 'border: 1px solid; white-space: nowrap',
  }
  const boxes = Object.entries(styles).flatMap(([id, style]) => [
    `<p id="${id}" style="width: 12em; ${style}">Übersetzungsdienstleistungen für Arzneimittel und Medizinprodukte</p>`,
    `<p id="${id}-fits" style="width: 12em; ${style}">Kontakt</p>`,
  ])
  await page.goto(`data:text/html;charset=utf-8,${encodeURIComponent(boxes.join(''))}`)
  const found = await misfitsIn(page, 'body')
  expect(found.map(({ box }) => box)).toEqual(Object.keys(styles).map((id) => `#${id}`))
})

/** The texts of a page that do not fit at one of the widths, with their keys. */
async function overflowing(page: Page, keyOf: (text: string) => string): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await resize(page, width)
    for (const { text, by, box } of await misfitsIn(page, 'body'))
      found.push(`at ${width} px: ${keyOf(text)} leaves ${box} by ${by.toFixed(1)} px`)
  }
  return found
}

/** Finds the key of a printed text; the text itself for one that no message has. */
function keyFinder(code: LocaleCode): (text: string) => string {
  const messages = readdirSync(`locales/${code}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const namespace = file.slice(0, -'.json'.length).replaceAll(path.sep, '/')
      return [...textsIn(JSON.parse(readFileSync(path.join('locales', code, file), 'utf8')), [])].map(
        ([names, text]) => ({
          key: `${namespace}:${names.join('.')}`,
          // Parts of a text with variables or tags are shown apart from each other.
          parts: printText(code, names.at(-1) ?? '', text)
            .split(/<[^>]*>|\{\{[^}]*\}\}/)
            .map(plain),
        }),
      )
    })
  return (text) => {
    const shown = plain(text)
    const whole = messages.find(({ parts }) => parts.includes(shown))
    const part = whole ?? messages.find(({ parts }) => parts.some((each) => each.length > 3 && shown.includes(each)))
    return part ? `${part.key} (${shown})` : shown
  }
}

function* textsIn(tree: unknown, names: readonly string[]): Generator<readonly [readonly string[], string]> {
  if (typeof tree === 'string') yield [names, tree]
  else if (typeof tree === 'object' && tree !== null)
    for (const [name, inner] of Object.entries(tree)) yield* textsIn(inner, [...names, name])
}

/** A text without soft hyphens and the like, and with ordinary spaces. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\u00ad\u200b\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
