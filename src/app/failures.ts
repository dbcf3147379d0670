import type { HydrationOptions } from 'react-dom/client'
import { HYDRATED, LATER_STYLES } from '../config/protocol.ts'
import { reportError } from './development.tsx'

/**
 * Returns React's error handlers, which log each error once. Boundaries handle errors in sections (SectionBoundary.tsx).
 * After any other error React unmounts the page, and the static HTML with its native controls is restored. If React has
 * re-rendered the whole page, the styles between the document's sections are moved to the head.
 */
export function failureOptions(container: HTMLElement): HydrationOptions {
  // A separate document, where images do not load. Images of a clone in this document would, even lazy ones.
  const asBuilt = document.implementation.createHTMLDocument().importNode(container, true)
  const later = [...container.querySelectorAll(`[${LATER_STYLES}] > :is(style, link)`)]
  const caught = new Set<string>()
  return {
    onCaughtError: (error) => {
      caught.add(String(error))
      console.error('A section failed; the rest of the page goes on:', error)
      if (import.meta.hot) reportError(import.meta.hot, error)
    },
    onRecoverableError: (error) => {
      if (!later[0]?.isConnected) document.head.append(...later)
      // React retries a section that fails during hydration, and reports both errors.
      const cause = error instanceof Error ? error.cause : undefined
      if (!caught.has(String(cause))) console.error('The page was rendered again in the browser:', error)
    },
    onUncaughtError: (error) => {
      console.error('The application failed; the page goes on without it:', error)
      if (import.meta.hot) reportError(import.meta.hot, error)
      container.removeAttribute(HYDRATED)
      container.replaceChildren(...asBuilt.childNodes)
    },
  }
}
