import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

export interface Parts {
  /** Elements that React hoists out of the tree: title, meta, links. */
  readonly head: string
  readonly body: string
}

/**
 * Renders a tree to static HTML with separate head and body. React renders a whole document and hoists elements into its
 * head, because the output of a bare tree does not show which elements were hoisted.
 */
export async function renderParts(tree: ReactNode): Promise<Parts> {
  // A single child: siblings would change the ids of useId. React creates the head itself.
  const document = (
    // biome-ignore lint/a11y/useHtmlLang: the element itself is not kept
    <html>
      <body>{tree}</body>
    </html>
  )
  const html = renderAtOnce(document) ?? (await renderToEnd(document))
  // Texts and attributes are escaped, so the first </head> is the document's.
  const [, head, body] = /^(?:<!DOCTYPE html>)?<html><head>(.*?)<\/head><body>(.*)<\/body><\/html>$/s.exec(html) ?? []
  if (head === undefined || body === undefined) {
    throw new Error(`Expected a document from React, found "${html.slice(0, 60)} … ${html.slice(-60)}".`)
  }
  return { head, body }
}

/** React's output for a boundary that failed or suspended and is left to the browser. */
const LEFT = '<!--$!-->'

/** Renders synchronously, in three quarters of the time. Returns null if the tree fails or suspends. */
function renderAtOnce(tree: ReactNode): string | null {
  try {
    const html = renderToString(tree)
    return html.includes(LEFT) ? null : html
  } catch {
    return null
  }
}

/** Renders and waits for suspended parts. Rejects with the first error, including errors inside Suspense boundaries. */
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
