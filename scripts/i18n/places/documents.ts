import { assembleDocument, listenToConsole } from 'vite-plugin-ssg'
import type { Locale, LocaleCode } from '../../../src/config/locales.ts'
import type { ViewId } from '../../../src/config/routes.ts'
import { splitMarks } from '../../vite-plugin-marks/marks.ts'
import type { Note } from '../../vite-plugin-marks/notes.ts'
import { markPayload } from '../../vite-plugin-marks/payload.ts'
import { renderDocument, type ServerBundle } from '../../documents/documentOf.ts'
import { type LocaleTexts, localeTexts, messagesNamed } from '../../documents/messages.ts'
import type { Bundles } from '../model/bundles.ts'
import type { MarkedBuild } from './markedBuild.ts'

/** A document with marks in its code, none in itself. */
export interface MarkedDocument {
  readonly html: string
  /** "pages/about:hero.title" of each message that it read; a plural message without its suffix. */
  readonly read: ReadonlySet<string>
  /** Where they were put, in the order of rendering. */
  readonly notes: readonly Note[]
}

/**
 * Renders a view with what its locale has, whether published or not: messages that are missing come from English. Throws
 * what the page throws. For one call at a time, since notes are collected for the whole process.
 */
export async function markedDocument(
  build: MarkedBuild,
  bundles: Bundles,
  locale: Locale,
  view: ViewId,
): Promise<MarkedDocument> {
  const { takeNotes, viewNamespaces } = build.server
  const read = new Set<string>()
  const renderView: ServerBundle['renderView'] = async (request) => {
    const result = await build.server.renderView(request)
    for (const id of result.used.keys()) read.add(id)
    return result
  }
  const tools = { ...build, server: { renderView, viewNamespaces }, texts: { bundles, publication: {} } }
  takeNotes()
  const prepared = markedTexts(bundles, locale.code)
  // What fails a build is nothing that a translator could mend.
  const parts = await listenToConsole(
    () => {},
    () => renderDocument(locale, view, { ...tools, prepared }),
  )
  return { html: assembleDocument(build.template, parts), read, notes: takeNotes() }
}

/** The ids of the messages in such a document, each once, in the order in which they stand in it; plural forms by themselves. */
export async function messageOrder(
  build: MarkedBuild,
  bundles: Bundles,
  locale: Locale,
  view: ViewId,
): Promise<readonly string[]> {
  build.server.keepMarks(true)
  try {
    const { html } = await markedDocument(build, bundles, locale, view)
    return [...new Set(splitMarks(html).ranges.map(({ id }) => id))]
  } finally {
    build.server.keepMarks(false)
  }
}

/**
 * The messages of a file that such a document asks for: "common" or a view with marks; "offer" without, since no component
 * shows it, and the index; undefined for another name.
 */
export async function markedMessages(build: MarkedBuild, bundles: Bundles, locale: LocaleCode, name: string) {
  const texts = name === 'offer' ? localeTexts({ bundles, publication: {} }, locale) : markedTexts(bundles, locale)
  return messagesNamed(texts, name, build.server.viewNamespaces)
}

function markedTexts(bundles: Bundles, locale: LocaleCode): LocaleTexts {
  const own = localeTexts({ bundles, publication: {} }, locale)
  return {
    ...own,
    common: markPayload(own.common),
    payload: (view, namespaces) => markPayload(own.payload(view, namespaces)),
  }
}
