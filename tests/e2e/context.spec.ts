import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeContext } from 'i18next-workbench/context/contextPages.ts'
import { contextLink } from 'i18next-workbench/formats/document.ts'
import { readProject } from 'i18next-workbench/model/project.ts'
import '../fixtures/workbench.ts'
import { defaultLocale, localeOf } from '../../src/config/locales.ts'
import { expect, test } from './test.ts'

/** A heading, a text in a closed accordion, a choice of a field, a menu entry, and what only screen readers read. */
const messages = {
  home: ['pages/home:services.items.creative.text', 'common:nav.descriptions.team', 'common:carousel.label'],
  contacts: ['pages/contacts:hero.title', 'forms:contact.service.options.consulting', 'common:nav.descriptions.team'],
} as const

test('a translator follows a link to where a message is seen, offline', async ({ page, noise }) => {
  // The site with marks may have to be built first.
  test.setTimeout(180_000)
  const folder = await mkdtemp(path.join(tmpdir(), 'context-'))
  try {
    const counts = await writeContext({
      project: await readProject(),
      root: process.cwd(),
      out: path.join(folder, 'context'),
      locale: localeOf(defaultLocale),
      views: ['home', 'contacts'],
      onDone: () => undefined,
    })
    expect(counts.map(({ lost }) => lost)).toEqual([[], []])
    await page.context().setOffline(true)
    for (const [view, ids] of Object.entries(messages)) {
      for (const id of ids) {
        await page.goto(`${pathToFileURL(folder)}/${contextLink(view, id)}`)
        await expect(page.locator(':target')).toBeInViewport()
        await expect(page.locator(':target')).toContainText(id)
      }
      await expect(page.locator('main img')).toHaveJSProperty('complete', true)
    }
    // Everything came from the folder.
    expect(noise.filter((line) => !line.startsWith('asked: file:'))).toEqual([])
    noise.length = 0
  } finally {
    await rm(folder, { recursive: true })
  }
})
