import { PAGE_EVENT } from '../../../src/config/protocol.ts'
import { viewAt } from '../../../src/i18n/href.ts'
import { findPlaces } from '../../i18n/places/browser/findPlaces.ts'
import type { FromPage, Place } from '../frameProtocol.ts'

/** In ms. The page is measured when it has not changed for so long. */
const QUIET = 120

/** Tells where the page has its messages, at once and whenever it changes, and which page it is. */
export function watchPlaces(tell: (message: FromPage) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: string | undefined
  const report = () => {
    const { view } = viewAt(location.pathname)
    if (shown !== view) tell({ type: 'view changed', view })
    shown = view
    tell({ type: 'places', places: currentPlaces() })
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(report, QUIET)
  }
  report()
  const changes = { subtree: true, childList: true, characterData: true, attributes: true }
  new MutationObserver((records) => {
    if (records.some(({ attributeName }) => attributeName !== 'data-chosen')) soon()
  }).observe(document.documentElement, changes)
  addEventListener('resize', soon)
  document.addEventListener(PAGE_EVENT, soon)
}

function currentPlaces(): Place[] {
  return findPlaces().map(({ id, element, attribute, box, hidden }) => ({
    id,
    element,
    attribute,
    visible: box !== null,
    hidden: hidden === 'closed',
    overflowing: false,
    box: box && { ...box, x: box.x - scrollX, y: box.y - scrollY },
  }))
}
