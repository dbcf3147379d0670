import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { testApplication } from './application.ts'
import type { Browser } from './browser.ts'
import { firefox } from './firefox.ts'
import { en, pl } from './language.ts'
import { testMenus } from './menus.ts'
import { Page } from './page.ts'
import { testPanels } from './panels.ts'
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
    for (const visit of [
      { language: pl, asleep: true, tour },
      { language: en, asleep: false, tour },
    ]) {
      describe(`${visit.language.name}, ${visit.asleep ? 'before waking' : 'awake'}`, () => {
        testMenus(visit)
        testPanels(visit)
      })
    }
    for (const language of [en, pl]) describe(language.name, () => testApplication(language, tour))
  })
}
