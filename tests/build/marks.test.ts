import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { type Bundles, messageOfForm, readBundles } from 'i18next-workbench'
import { payloadFor } from '../../scripts/build/texts/payload.ts'
import { type MarkedServer, markedBuild } from '../../scripts/build/workbench/markedBuild.ts'
import { markPayload, splitMarks } from 'i18next-workbench/vite'
import type { ServerBundle } from '../../scripts/build/documentOf.ts'
import { buildServer } from '../../scripts/build/usage.ts'
import { sample } from './site.ts'
import { siteProject } from '../../scripts/build/workbench/workbench.ts'

let plain: ServerBundle
let marked: MarkedServer
let bundles: Bundles

beforeAll(async () => {
  const root = process.cwd()
  plain = await buildServer(root)
  marked = (await markedBuild(root, path.join(root, 'scripts/workbench/src/frame/entry.ts'))).server
  bundles = (await readBundles(siteProject())).bundles
})

it.each(sample)(
  'a build with marks renders %s as one without, and locates every message',
  async (_name, { code }, view) => {
    const payload = payloadFor(bundles, code, ['common', ...(await plain.viewNamespaces(view))])
    const request = { locale: code, view, publication: {} }
    const expected = await plain.renderView({ ...request, payload })
    const found = await marked.renderView({ ...request, payload: markPayload(payload) })
    expect(found.head).toBe(expected.head)
    expect(found.body).toBe(expected.body)
    marked.keepMarks(true)
    const { head, body } = await marked.renderView({ ...request, payload: markPayload(payload) })
    marked.keepMarks(false)
    const located = splitMarks(head + body).ranges.map(({ id }) => messageOfForm(id, expected.used))
    expect(new Set(located)).toEqual(new Set(expected.used.keys()))
  },
)
