import { stat } from 'node:fs/promises'
import path from 'node:path'
import { localeOf } from '../../../src/config/locales.ts'
import { viewAt } from '../../../src/i18n/href.ts'
import { messagesNamedIn } from '../../documents/messages.ts'
import type { Bundles } from '../model/bundles.ts'
import { markedDocument, markedMessages } from './documents.ts'
import type { MarkedBuild } from './markedBuild.ts'

/** What the marked site has at an address: a text made on request, or a file of the build. */
export type SiteAnswer =
  | { readonly kind: 'text'; readonly status: number; readonly type: string; readonly text: string }
  | { readonly kind: 'file'; readonly file: string }

/** The document, messages or file at the path of an address, with the texts that `bundles` has now. */
export async function siteAnswer(build: MarkedBuild, bundles: Bundles, pathname: string): Promise<SiteAnswer> {
  if (pathname.startsWith('/messages/')) {
    const asked = messagesNamedIn(pathname)
    const messages = asked && (await markedMessages(build, bundles, asked.locale, asked.name))
    const text = JSON.stringify(messages ?? {})
    return { kind: 'text', status: messages ? 200 : 404, type: 'application/json', text }
  }
  const file = await fileAt(build.client, pathname)
  if (file) return { kind: 'file', file }
  const { locale, view } = viewAt(pathname)
  const { html } = await markedDocument(build, bundles, localeOf(locale), view)
  return { kind: 'text', status: view === 'not-found' ? 404 : 200, type: 'text/html; charset=utf-8', text: html }
}

/** A file of the build by its address; null for none, for a folder, and for what lies elsewhere. */
async function fileAt(folder: string, pathname: string): Promise<string | null> {
  const file = path.join(folder, pathname)
  if (!file.startsWith(folder + path.sep) || pathname.includes('\0')) return null
  const found = await stat(file).catch(() => null)
  return found?.isFile() ? file : null
}
