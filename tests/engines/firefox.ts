import puppeteer from 'puppeteer-core'
import type { Engine } from './browser.ts'

const executablePath = '/usr/bin/firefox-esr'

/** Firefox without a window, by WebDriver BiDi, which it speaks by itself. */
export const firefox: Engine = {
  name: 'Firefox',
  needs: { 'firefox-esr': [executablePath, '--version'] },
  start: async () => {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath })
    const page = await browser.newPage()
    return {
      version: await browser.version(),
      resize: (width, height) => page.setViewport({ width, height }),
      moveMouse: (x, y) => page.mouse.move(x, y),
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      evaluate: async (expression) => String(await page.evaluate(expression)),
      close: () => browser.close(),
    }
  },
}
