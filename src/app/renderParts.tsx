import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

export interface Parts {
  /** What React hoists out of the tree: title, meta, links. */
  readonly head: string
  readonly body: string
}

/**
 * Renders a tree to static HTML, what belongs into a document's head apart from what belongs into its body: React hoists
 * into the head of the document that it renders, and knows better than its output shows which tags those are.
 */
export async function renderParts(tree: ReactNode): Promise<Parts> {
  // A single child, because siblings would be counted in the ids that useId makes up, and React makes the head itself.
  const document = (
    // biome-ignore lint/a11y/useHtmlLang: the element itself is not kept
    <html>
      <body>{tree}</body>
    </html>
  )
  const html = renderAtOnce(document) ?? (await renderToEnd(document))
  // Texts and attributes are escaped, so that the first end of a head is that of this one.
  const [, head, body] = /^(?:<!DOCTYPE html>)?<html><head>(.*?)<\/head><body>(.*)<\/body><\/html>$/s.exec(html) ?? []
  if (head === undefined || body === undefined) {
    throw new Error(`Expected a document from React, found "${html.slice(0, 60)} … ${html.slice(-60)}".`)
  }
  return { head, body }
}

/** What React writes in place of a boundary that it leaves to the browser: it failed, or waits for something. */
const LEFT = '<!--$!-->'

/** The same HTML in three quarters of the time; null where something in the tree fails or waits. */
function renderAtOnce(tree: ReactNode): string | null {
  try {
    const html = renderToString(tree)
    return html.includes(LEFT) ? null : html
  } catch {
    return null
  }
}

/** Waits for what the tree waits for. Rejects with the first error, also with one that a boundary would have left to the browser. */
function renderToEnd(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: unknown
    const { pipe } = renderToPipeableStream(tree, {
      onError: (error) => {
        failure ??= error
      },
      onShellError: reject,
      onAllReady: () => (failure ? reject(failure) : resolve(text(pipe(new PassThrough())))),
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    })
  })
}
