import { test as base, expect as baseExpect } from './test.ts'

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

export const expect = baseExpect.configure({ timeout: 15_000 })
