import type { HydrationOptions } from 'react-dom/client'
import { HYDRATED, LATER_STYLES } from '../config/protocol.ts'
import { reportError } from './development.tsx'

/**
 * Returns React's error handlers. After an error React unmounts the page, and the static HTML with its native controls is
 * restored. If React has re-rendered the whole page, the styles between the document's sections are moved to the head.
 */
export function failureOptions(container: HTMLElement): HydrationOptions {
  // A separate document, where images do not load. Images of a clone in this document would, even lazy ones.
  const asBuilt = document.implementation.createHTMLDocument().importNode(container, true)
  const later = [...container.querySelectorAll(`[${LATER_STYLES}] > :is(style, link)`)]
  return {
    onRecoverableError: (error) => {
      if (!later[0]?.isConnected) document.head.append(...later)
      console.error('The page was rendered again in the browser:', error)
    },
    onUncaughtError: (error) => {
      console.error('The application failed; the page goes on without it:', error)
      if (import.meta.hot) reportError(import.meta.hot, error)
      container.removeAttribute(HYDRATED)
      container.replaceChildren(...asBuilt.childNodes)
    },
  }
}
