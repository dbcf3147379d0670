import type { HydrationOptions } from 'react-dom/client'
import { canLoadDocument } from './loadDocument.ts'

/**
 * What becomes of errors that React meets, each told to the console once. An error in a section is that section's affair
 * (SectionBoundary.tsx). After any other React takes the whole page away: the document's own one comes back as it was
 * before waking, native controls included; where another one is shown, its document is loaded.
 */
export function failureOptions(container: HTMLElement): HydrationOptions {
  const asBuilt = container.cloneNode(true)
  const caught = new Set<string>()
  return {
    onCaughtError: (error) => {
      caught.add(String(error))
      console.error('A section failed; the rest of the page goes on:', error)
    },
    onRecoverableError: (error) => {
      // React tries a section that fails while it is hydrated once more, and speaks of both errors.
      const cause = error instanceof Error ? error.cause : undefined
      if (!caught.has(String(cause))) console.error('The page was rendered anew in the browser:', error)
    },
    onUncaughtError: (error) => {
      console.error('The application failed; the page goes on without it:', error)
      delete container.dataset['awake']
      if (canLoadDocument()) location.reload()
      else container.replaceChildren(...asBuilt.childNodes)
    },
  }
}
