import { viewAt } from '../../../src/i18n/href.ts'
import { faultsOf } from '../../i18n/fit/browser/faultsOf.ts'
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
    // Measuring empties texts for a moment, which is no change of the page.
    observer.takeRecords()
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(report, QUIET)
  }
  const observer = new MutationObserver((records) => {
    if (records.some(({ attributeName }) => attributeName !== 'data-chosen')) soon()
  })
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  report()
  addEventListener('resize', soon)
}

function currentPlaces(): Place[] {
  const misfits = new Set(faultsOf(document.body).map(({ id }) => id))
  return findPlaces().map(({ id, element, attribute, box, hidden }) => ({
    id,
    element,
    attribute,
    visible: box !== null,
    hidden: hidden === 'closed',
    overflowing: misfits.has(id),
    box: box && { ...box, x: box.x - scrollX, y: box.y - scrollY },
  }))
}
