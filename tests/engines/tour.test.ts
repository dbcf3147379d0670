import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest'
import { ensureDebian } from '../fixtures/debian.ts'
import { languages, other, source } from '../fixtures/languages.ts'
import { testApplication, testRefinix } from './application.ts'
import type { Browser, Engine } from './browser.ts'
import { testPanels } from './disclosure.ts'
import { firefox } from './firefox.ts'
import { testMenus } from './menus.ts'
import { Page } from './page.ts'
import { type Site, startSite } from './site.ts'
import { webkit } from './webkit.ts'

/** The missing Debian packages of an engine, after an attempt to install them. */
async function lacking({ needs }: Engine): Promise<string[]> {
  const missing: string[] = []
  for (const [name, probe] of Object.entries(needs)) await ensureDebian(probe, name).catch(() => missing.push(name))
  return missing
}

for (const engine of [firefox, webkit]) {
  const missing = await lacking(engine)
  if (missing.length > 0) {
    test.skip(`${engine.name}: left out (${missing.join(' and ')} not installed)`, () => undefined)
    continue
  }

  describe(engine.name, { timeout: 120_000 }, () => {
    let browser: Browser
    let site: Site
    let page: Page
    const tour = () => ({ page, site })

    beforeAll(async () => {
      site = await startSite()
      browser = await engine.start()
      page = new Page(browser, site.origin)
      console.log(browser.version)
    })
    afterAll(async () => {
      await browser.close()
      await site.stop()
    })
    // Each test is a new visitor.
    beforeEach(async () => {
      await page.open('/privacy')
      await page.ask(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    })
    // Static and hydrated pages, each in one of the languages.
    for (const visit of [
      { language: other, hydrated: false, tour },
      { language: source, hydrated: true, tour },
    ]) {
      describe(`${visit.language.name}, ${visit.hydrated ? 'hydrated' : 'static'}`, () => {
        testMenus(visit)
        testPanels(visit)
      })
    }
    testRefinix(tour)
    for (const language of languages) describe(language.name, () => testApplication(language, tour))
  })
}
