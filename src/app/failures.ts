import type { HydrationOptions } from 'react-dom/client'
import { HYDRATED, LATER_STYLES } from '../config/protocol.ts'
import { reportError } from './development.tsx'

/**
 * Handles the errors that React reports, each logged once. An error in a section is handled by its boundary
 * (SectionBoundary.tsx). After any other React unmounts the whole page: the static HTML is put back, native controls included.
 * Where React has rendered the whole page anew, the styles that stand between the document's sections are put into the head.
 */
export function failureOptions(container: HTMLElement): HydrationOptions {
  // In a document of its own, where pictures do not load; cloned ones do, lazy or not.
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
      // React tries a section that fails while it is hydrated once more, and speaks of both errors.
      const cause = error instanceof Error ? error.cause : undefined
      if (!caught.has(String(cause))) console.error('The page was rendered anew in the browser:', error)
    },
    onUncaughtError: (error) => {
      console.error('The application failed; the page goes on without it:', error)
      if (import.meta.hot) reportError(import.meta.hot, error)
      container.removeAttribute(HYDRATED)
      container.replaceChildren(...asBuilt.childNodes)
    },
  }
}
