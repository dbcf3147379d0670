import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import type { Browser } from './browser.ts'
import { testControls } from './controls.ts'
import { firefox } from './firefox.ts'
import { testApplication } from './application.ts'
import { en, pl } from './language.ts'
import { Page } from './page.ts'
import { type Site, startSite } from './site.ts'
import { webkit } from './webkit.ts'

for (const { name, prepare, start } of [firefox, webkit]) {
  const lack = await prepare().then(
    () => '',
    (error: Error) => `: left out. ${error.message}`,
  )
  if (lack) console.log(name + lack)

  describe.skipIf(lack)(name + lack, { timeout: 120_000 }, () => {
    let browser: Browser
    let site: Site
    let page: Page
    const tour = () => ({ page, site })

    beforeAll(async () => {
      site = await startSite()
      browser = await start()
      page = new Page(browser, site.origin)
      console.log(`${name}: ${browser.version}`)
    })
    afterAll(async () => {
      await browser.close()
      await site.stop()
    })
    // Each test comes as a new visitor.
    beforeEach(async () => {
      await page.open('/privacy')
      await page.ask(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    })
    // What the early script answers and what the application does, each in one of the languages.
    describe('in English, before waking', () => testControls(en, tour, true))
    describe('in Polish, awake', () => testControls(pl, tour, false))
    describe('in English', () => testApplication(en, tour))
    describe('in Polish', () => testApplication(pl, tour))
  })
}
