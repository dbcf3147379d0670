import { assembleDocument, readTemplate } from 'vite-plugin-ssg'
import { expect, it } from 'vitest'
import { allInHead } from '../../../../scripts/documents/assets.ts'
import { renderDocument } from '../../../../scripts/documents/documentOf.ts'
import { localeOf } from '../../../../src/config/locales.ts'
import { CODE, MESSAGES } from '../../../../src/config/protocol.ts'
import type { ViewId } from '../../../../src/config/routes.ts'

it('puts a render into the project’s index.html, with the names of its code and its messages', async () => {
  const page = { head: '<title>t</title>', body: '<main>$& $1 $$</main>', used: new Map(), missing: ['lacks a text'] }
  const server = { renderView: async () => page, viewNamespaces: async (view: ViewId) => [`pages/${view}`] }
  const texts = { bundles: new Map(), publication: {} }
  const parts = await renderDocument(localeOf('pl'), 'solutions-healthcare', { server, texts, assets: allInHead('') })
  const html = assembleDocument(readTemplate('index.html'), parts)
  const [start = ''] = /^<!doctype html><html lang="pl" dir="ltr" [^>]*>/.exec(html) ?? []
  expect(start).toMatch(new RegExp(`${CODE}="(/src/\\S+ ){2}/src/pages/solutions-healthcare\\.tsx"`))
  const file = (name: string) => `/messages/hashed/pl/${name}-[0-9a-f]{8}\\.json`
  expect(start).toMatch(new RegExp(`${MESSAGES}="${file('common')} ${file('solutions-healthcare')}"`))
  expect(html).toMatch(
    /<title>t<\/title><\/head><body><div id="root"><main>\$& \$1 \$\$<\/main><\/div>.*<script type="speculationrules">.*<\/script><\/body><\/html>$/,
  )
  expect(html).not.toContain('<script type="module" async src="/src/entry-client.ts">')
  expect(parts.problems).toEqual(['lacks a text'])
})
