import type { Locale, LocaleCode } from '../../../src/config/locales.ts'
import type { ViewId } from '../../../src/config/routes.ts'
import { type LocaleTexts, localeTexts, messageFile } from '../../vite-plugin-ssg/messages.ts'
import { renderOne } from '../../vite-plugin-ssg/render/render.ts'
import { markPayload } from '../../vite-plugin-marks/payload.ts'
import type { Note } from '../../vite-plugin-marks/notes.ts'
import type { Bundles } from '../model/bundles.ts'
import type { MarkedBuild } from './markedBuild.ts'

/** A document with marks in its code, none in itself. */
export interface MarkedDocument {
  readonly html: string
  /** Where the messages that it read were put, in the order of rendering. */
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
  const { server } = build
  const texts = { bundles, publication: {} }
  server.takeNotes()
  const { html, error } = await renderOne(locale, view, { ...build, texts, prepared: markedTexts(bundles, locale.code) })
  if (html === null) throw error
  return { html, notes: server.takeNotes() }
}

/** The messages of a file that such a document asks for, "common" or "pages/<view>", with marks; undefined for another name. */
export async function markedMessages(build: MarkedBuild, bundles: Bundles, locale: LocaleCode, name: string) {
  if (name === 'offer') return undefined
  return messageFile(markedTexts(bundles, locale), name, build.server.viewNamespaces)
}

function markedTexts(bundles: Bundles, locale: LocaleCode): LocaleTexts {
  const own = localeTexts({ bundles, publication: {} }, locale)
  return {
    ...own,
    common: markPayload(own.common),
    payload: (view, namespaces) => markPayload(own.payload(view, namespaces)),
  }
}
