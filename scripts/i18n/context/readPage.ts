export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A stretch of text on a page: a text node (React keeps each message in one of its own) or an element with tags inside. */
export interface Spot {
  readonly text: string
  /** In CSS pixels from the page's top left corner; null when it cannot be seen. */
  readonly box: Box | null
  /** Why it cannot be seen: closed, or cut down to a pixel or put off the page for screen readers. */
  readonly hidden: 'closed' | 'screen readers' | null
  readonly inMain: boolean
  /** How many of the spots that follow stand inside this one. */
  readonly inside: number
}

/** A text in an attribute or in the document's head, and what carries it: "aria-label of a button". */
export interface Carried {
  readonly text: string
  readonly carrier: string
}

/** Reads the texts of the current page in document order. Runs inside the browser, so it stands alone. */
export function readSpots(): Spot[] {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
  const isCut = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    const cut = width <= 1 && height <= 1 && getComputedStyle(element).overflow !== 'visible'
    return cut || (element.parentElement !== null && isCut(element.parentElement))
  }
  const boxOf = (node: Node, element: Element): Box | null => {
    const range = document.createRange()
    range.selectNodeContents(node)
    // The choices of a field are shown where the field is.
    const { x, y, width, height } = (element.closest('select') ?? range).getBoundingClientRect()
    const isOnPage = width > 1 && height > 1 && x + width > 0 && y + height > 0
    return isOnPage ? { x: x + scrollX, y: y + scrollY, width, height } : null
  }
  const nodes: { node: Node; element: Element }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement
    const counts = node instanceof Element ? node.childNodes.length > 1 : plain(node.textContent ?? '') !== ''
    if (element && counts && !element.closest('script, style, template')) nodes.push({ node, element })
  }
  return nodes.map(({ node, element }, index) => {
    let inside = 0
    while (nodes[index + inside + 1] && node.contains(nodes[index + inside + 1]?.node ?? null)) inside += 1
    const holder = element.closest('select') ?? element
    const shown = holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const box = shown && !isCut(holder) ? boxOf(node, element) : null
    const hidden = box ? null : shown ? 'screen readers' : 'closed'
    return { text: plain(node.textContent ?? ''), box, hidden, inMain: element.closest('main') !== null, inside }
  })
}

/** Reads the texts of the current page that stand in attributes and in its head. Runs inside the browser. */
export function readCarried(): Carried[] {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
  const names: Record<string, string> = { a: 'link', nav: 'navigation', img: 'picture', div: 'part', section: 'part' }
  const attributes = ['aria-label', 'aria-roledescription', 'placeholder', 'alt', 'title', 'content', 'value']
  const carried = [...document.querySelectorAll('*')].flatMap((element) =>
    attributes.flatMap((attribute) => {
      const text = plain(element.getAttribute(attribute) ?? '')
      const role = element.getAttribute('role') ?? element.localName
      const meta = element.getAttribute('name') ?? element.getAttribute('property')
      const carrier = attribute === 'content' ? `meta ${meta}` : `${attribute} of a ${names[role] ?? role}`
      return text ? [{ text, carrier }] : []
    }),
  )
  return [...carried, { text: plain(document.title), carrier: 'title of the page' }]
}
