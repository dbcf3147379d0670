import type { Page } from 'playwright'
import { HYDRATED_ROOT, RENDER_EAGER } from '../../../src/config/protocol.ts'
import { hydrateByTap } from '../../lib/hydrateByTap.ts'
import { useFonts } from '../../lib/useFonts.ts'

/**
 * Brings a page that has just been opened to the state in which pictures of it are alike: hydrated, pictures that
 * wait for scrolling loaded, sections laid out, fonts there, scrolled to the top, the pointer on nothing. The tab has to have been opened
 * with reduced motion, which also keeps the carousel still.
 */
export async function holdStill(page: Page): Promise<void> {
  await page.evaluate(hydrateByTap, HYDRATED_ROOT)
  await page.evaluate(async (renderEager) => {
    document.documentElement.setAttribute(renderEager, '')
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    // A picture that cannot be had is an error on the console, and told from there.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    scrollTo({ top: 0, behavior: 'instant' })
  }, RENDER_EAGER)
  await page.evaluate(useFonts)
}
