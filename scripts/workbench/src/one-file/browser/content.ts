import { CONTENT_ELEMENT, pictureElement, type WorkbenchContent } from '../content.ts'

/** What the document brings. Rejects when it is not whole, as when a program has cut it off. */
export async function readContent(): Promise<WorkbenchContent> {
  try {
    const bytes = Uint8Array.from(atob(textIn(CONTENT_ELEMENT)), (character) => character.charCodeAt(0))
    const json = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
    return await new Response(json).json()
  } catch {
    throw new Error('This file is not whole. Ask for it again.')
  }
}

/** The picture of a page as an address. */
export const pictureOf = (view: string): string => `data:image/webp;base64,${textIn(pictureElement(view))}`

const textIn = (id: string): string => document.getElementById(id)?.textContent ?? ''
