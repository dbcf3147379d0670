import path from 'node:path'
import { messageOfForm, readTexts, readUsage, unconfirmedViews } from 'i18next-workbench'
import { markPayload, splitMarks } from 'i18next-workbench/vite'
import { expect, it } from 'vitest'
import { localeTexts } from '../../scripts/build/messages.ts'
import { markedBuild } from '../../scripts/build/workbench/markedBuild.ts'
import { siteProject } from '../../scripts/build/workbench/workbench.ts'
import { LATER_STYLES } from '../../src/config/protocol.ts'
import { built, sample } from './site.ts'

const root = process.cwd()
const { server } = await markedBuild(root, path.join(root, 'scripts/workbench/src/frame/entry.ts'))
const project = await readTexts(siteProject())
const unconfirmed = unconfirmedViews(project, (await readUsage(project)) ?? new Map())
const texts = { bundles: project.bundles, publication: {}, unconfirmed }

/** A document without the styles that the build adds to its body. */
const rendered = (html: string) =>
  html.replace(new RegExp(`(<div ${LATER_STYLES}="" hidden="">).*?(</div>)`, 's'), '$1$2')

it.each(sample)(
  'a build with marks renders %s as one without, and locates every message',
  async (_name, locale, view) => {
    const { code } = locale
    const payload = localeTexts(texts, code).payload(view, ['common', ...(await server.viewNamespaces(view))])
    const render = () => server.renderView({ locale: code, view, publication: {}, payload: markPayload(payload) })
    const { head, body, used } = await render()
    const published = rendered(built(locale, view).html)
    expect(published).toContain(head)
    expect(published).toContain(body)
    server.keepMarks(true)
    const marked = await render()
    server.keepMarks(false)
    const located = splitMarks(marked.head + marked.body).ranges.map(({ id }) => messageOfForm(id, used))
    expect(new Set(located)).toEqual(new Set(used.keys()))
  },
)
