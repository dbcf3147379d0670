import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ArticleList, Written } from '../../../src/sections/Written/Written.tsx'
import { violations } from '../axe.ts'
import { narrow, renderComponent, rightToLeft } from '../renderComponent.tsx'

const article = {
  locale: 'en',
  name: 'news/sample',
  title: 'Title',
  summary: 'A sentence.',
  article: { date: '2028-05-03', author: 'A. Nowak', picture: null },
  menu: null,
  html: '<h2>Heading</h2><p>A <a href="/team">link</a>.</p><ul><li>One</li></ul><pre>One long line of code</pre>',
} as const

// The other sections are on pages of every build: tests/e2e/content.spec.ts and layout.spec.ts.
it.each([
  ['an article', <Written key="1" page={article} />],
  ['a simple page', <Written key="4" page={{ ...article, article: null }} />],
  ['the list of articles', <ArticleList key="2" articles={[article]} feed="/news/feed.xml" />],
])('%s passes axe and fits the window, wide and narrow', async (_, section) => {
  const container = await renderComponent(<main>{section}</main>, { language: rightToLeft })
  for (const size of [null, narrow]) {
    if (size) await page.viewport(...size)
    expect(await violations(container)).toEqual([])
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  }
})
