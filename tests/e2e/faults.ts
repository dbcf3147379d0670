import type { Page } from 'playwright/test'
import { test as base, expect as baseExpect } from './test.ts'

/** What a fault that a test makes up says of itself. */
export const BROKEN = 'broken on purpose'

/** For tests that break something on purpose: what the console says of it is theirs to look at, in `logged`. */
export const test = base.extend<{ logged: string[] }>({
  logged: [
    async ({ noise, page }, use, info) => {
      // Half a dozen documents in a row, on a machine that may do other work beside.
      info.setTimeout(90_000)
      await use(noise)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      noise.length = 0
    },
    { auto: true },
  ],
})

/** Has what a chunk exports first (its only export, or a page's default) throw when it is rendered. */
export async function breakChunk(page: Page, name: string): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const patched = code.replace(
      /export\{[\w$]+ as ([\w$]+)((?:,[\w$]+ as namespaces)?)\};?\s*$/,
      `function __broken(){throw new Error('${BROKEN}')}export{__broken as $1$2}`,
    )
    if (patched === code) throw new Error(`${name}: expected a chunk with one export.`)
    await route.fulfill({ response, body: patched })
  })
}

export const expect = baseExpect.configure({ timeout: 15_000 })

/** The addresses of all documents that a page loads from now on. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname)
    }
  })
  return documents
}
