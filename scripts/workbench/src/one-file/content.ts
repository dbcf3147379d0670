import type { Place } from '../places/browser/findPlaces.ts'
import type { Use } from '../places/uses.ts'

/** What the workbench's file holds beside its script and its pictures. */
export interface WorkbenchContent {
  /** Stands for the texts below: work that a browser keeps belongs to them. */
  readonly id: string
  readonly locale: string
  /** The texts of files by their path from the project's folder: "locales/pl/common.json". */
  readonly files: Readonly<Record<string, string>>
  readonly pages: readonly ContentPage[]
  readonly uses: Readonly<Record<string, readonly Use[]>>
}

export interface ContentPage {
  readonly view: string
  /** The ids of its messages in the order in which they stand in the document. */
  readonly ids: readonly string[]
  /** Of the picture, in CSS pixels of the page. */
  readonly width: number
  readonly height: number
  readonly places: readonly Place[]
}

/** The id of the element that holds the content: JSON, gzip, base64. */
export const CONTENT_ELEMENT = 'workbench-content'

/** The id of the element that holds the picture of a page: WebP, base64. */
export const pictureElement = (view: string) => `workbench-picture-${view}`

/** In the browser, what the document brings. Rejects when it is not whole, as when a program has cut it off. */
export async function readContent(): Promise<WorkbenchContent> {
  try {
    const bytes = Uint8Array.from(atob(textIn(CONTENT_ELEMENT)), (character) => character.charCodeAt(0))
    const json = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
    return await new Response(json).json()
  } catch {
    throw new Error('This file is not whole. Ask for it again.')
  }
}

/** In the browser, the picture of a page as an address. */
export const pictureOf = (view: string): string => `data:image/webp;base64,${textIn(pictureElement(view))}`

const textIn = (id: string): string => document.getElementById(id)?.textContent ?? ''
