import { isMarked, splitMarks } from './marks.ts'
import { keepNotes, type Note } from './notes.ts'

/** What stands in a text node, and in the attributes of an element. */
const ofTexts = new WeakMap<Text, readonly Note[]>()
const ofAttributes = new WeakMap<Element, Map<string, readonly Note[]>>()

/**
 * Takes the marks out of all texts and attributes of the document, before they are drawn, as they come and change; `notesOf`
 * has then what stands where. For pages whose elements are made by code that knows nothing of marks.
 */
export function unmarkDocument(): void {
  const observer = new MutationObserver((records) => {
    const changed = new Set<Element>()
    for (const { target, attributeName, addedNodes } of records) {
      if (attributeName !== null && target instanceof Element) unmarkAttribute(target, attributeName, changed)
      else for (const node of target instanceof Text ? [target] : addedNodes) unmarkTree(node, changed)
      if (target instanceof Element) changed.add(target)
    }
    for (const element of changed) keepNotes(element, notesIn(element))
    // Our own changes are no news.
    observer.takeRecords()
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}

function unmarkTree(root: Node, changed: Set<Element>): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text) unmarkText(node, changed)
    else if (node instanceof Element) {
      for (const name of node.getAttributeNames()) unmarkAttribute(node, name, changed)
    }
  }
}

function unmarkText(node: Text, changed: Set<Element>): void {
  const element = node.parentElement
  if (!element || (!isMarked(node.data) && !ofTexts.has(node))) return
  changed.add(element)
  const { text, notes } = unmark(node.data, element, null)
  ofTexts.set(node, notes)
  if (node.data !== text) node.data = text
}

function unmarkAttribute(element: Element, name: string, changed: Set<Element>): void {
  const marked = element.getAttribute(name) ?? ''
  const known = ofAttributes.get(element)
  if (!isMarked(marked) && !known?.has(name)) return
  changed.add(element)
  const { text, notes } = unmark(marked, element, name)
  ofAttributes.set(element, new Map([...(known ?? []), [name, notes]]))
  if (marked !== text) element.setAttribute(name, text)
}

/** A text without its marks. A message that goes on in another node is one with tags: the element shows it in pieces. */
function unmark(marked: string, { localName: element }: Element, attribute: string | null) {
  const { text, ranges } = splitMarks(marked)
  const isWhole = isClosed(marked)
  const notes = ranges.map((range): Note => ({ ...range, element, attribute, text: isWhole ? text : null }))
  return { text, notes }
}

const isClosed = (marked: string) => marked.split('\uF8F0').length === marked.split('\uF8F2').length

const notesIn = (element: Element): Note[] => [
  ...[...element.childNodes].flatMap((node) => (node instanceof Text ? (ofTexts.get(node) ?? []) : [])),
  ...[...(ofAttributes.get(element)?.values() ?? [])].flat(),
]
