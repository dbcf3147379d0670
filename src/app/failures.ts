import type { HydrationOptions } from 'react-dom/client'
import { HYDRATED } from '../config/protocol.ts'
import { reportError } from './development.tsx'
import { canLoadDocument } from './loadDocument.ts'

/**
 * Handles the errors that React reports, each logged once. An error in a section is handled by its boundary
 * (SectionBoundary.tsx). After any other React unmounts the whole page: on the page that the document was loaded for, the
 * static HTML is put back, native controls included; on another one, its document is loaded. Takes the function that keeps the
 * styles in the document (keepStyles.ts), which are gone where React has rendered the whole page anew.
 */
export function failureOptions(container: HTMLElement, keepStyles: () => Promise<unknown>): HydrationOptions {
  // In a document of its own, where pictures do not load; cloned ones do, lazy or not.
  const asBuilt = document.implementation.createHTMLDocument().importNode(container, true)
  const caught = new Set<string>()
  return {
    onCaughtError: (error) => {
      caught.add(String(error))
      console.error('A section failed; the rest of the page goes on:', error)
      if (import.meta.hot) reportError(import.meta.hot, error)
    },
    onRecoverableError: (error) => {
      void keepStyles()
      // React tries a section that fails while it is hydrated once more, and speaks of both errors.
      const cause = error instanceof Error ? error.cause : undefined
      if (!caught.has(String(cause))) console.error('The page was rendered anew in the browser:', error)
    },
    onUncaughtError: (error) => {
      console.error('The application failed; the page goes on without it:', error)
      if (import.meta.hot) reportError(import.meta.hot, error)
      container.removeAttribute(HYDRATED)
      if (canLoadDocument()) location.reload()
      else container.replaceChildren(...asBuilt.childNodes)
    },
  }
}
