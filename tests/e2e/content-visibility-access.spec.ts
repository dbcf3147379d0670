import config from '../../playwright.config.ts'
import { languages } from '../fixtures/languages.ts'
import { isLaidOut, withoutIdleTime } from './contentVisibility.ts'
import { accessibleNodes } from './reader.ts'
import { expect, test } from './test.ts'

const { launchOptions = {} } = config.use ?? {}
const { args = [] } = launchOptions

// As where a screen reader runs.
test.use({ launchOptions: { ...launchOptions, args: [...args, '--force-renderer-accessibility'] } })

for (const { code, prefix } of languages) {
  test(`a screen reader is told of sections that are not laid out (${code})`, async ({ page }) => {
    const all = async () => {
      const heard: unknown[] = []
      for (const role of ['heading', 'navigation', 'link']) heard.push(await accessibleNodes(page, role, 'as it is'))
      return heard
    }
    await withoutIdleTime(page)
    await page.goto(`${prefix}/solutions/healthcare`)
    const deferred = await all()
    // The browser decides at its first frame, which may come after the load event.
    await expect.poll(() => isLaidOut(page)).toBe(false)
    await page.reload()
    expect(await isLaidOut(page)).toBe(true)
    const eager = await all()
    expect(deferred).toEqual(eager)
  })
}
