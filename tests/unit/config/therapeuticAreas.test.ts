import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { claims } from '../../../src/config/claims.ts'
import { allLocales } from '../../../src/config/locales.ts'

/** The areas of each group that a locale lists, as /solutions/by-industry shows them. */
async function areasOf(code: string): Promise<string[][]> {
  const page: { areas: { items: Record<string, { text: string }> } } = JSON.parse(
    await readFile(`locales/${code}/pages/solutions-by-industry.json`, 'utf8'),
  )
  return Object.values(page.areas.items).map(({ text }) => text.split(/, |、|، /))
}

it('every language lists more therapeutic areas than the site claims, the same number in each group', async () => {
  const lists = await Promise.all(allLocales.map(({ code }) => areasOf(code)))
  const [counts = [], ...others] = lists.map((groups) => groups.map((areas) => areas.length))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(claims.therapeuticAreas)
  // A locale whose texts wait for a translator has none.
  for (const other of others.filter((count) => Math.max(...count) > 1)) expect(other).toEqual(counts)
})
