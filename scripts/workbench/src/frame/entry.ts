/** What runs on a page beside the editor's panel. */

import { application } from 'workbench:application'
import type { Application } from './application.ts'
import { foundPlaces } from './places.ts'
import { type FromPage, listen, type Place, post, type ToPage } from '../protocol/frameProtocol.ts'
import { createDrafts } from './drafts.ts'
import { overflowsIn } from './overflow.ts'
import { chooseOnClick, highlight } from './point.ts'

/** Answers the panel's messages for as long as the document lives, from its hydration on. */
async function answerPanel(starting: Promise<Application>): Promise<void> {
  const tell = (message: FromPage) => post(parent, location.origin, message)
  chooseOnClick(tell, starting)
  const drafts = createDrafts(await starting)
  forwardKeys(tell)
  watchPlaces(tell)
  listen<ToPage>(
    () => parent,
    location.origin,
    (message) => {
      if (message.type === 'highlight') highlight(message.id)
      else if (message.type === 'draft') drafts.show(message.id, message.texts)
      else if (message.type === 'clear draft') drafts.clear(message.id)
      else drafts.save(message.id, message.texts)
    },
  )
}

const functionKey = /^F\d+$/

/** Sends the panel the keys that its shortcuts may be made of, so that they work while the page has the focus. */
function forwardKeys(tell: (message: FromPage) => void): void {
  addEventListener('keydown', ({ key, code, altKey, ctrlKey, metaKey, shiftKey }) => {
    if (!ctrlKey && !metaKey && !altKey && !functionKey.test(key)) return
    tell({ type: 'key', pressed: { key, code, altKey, ctrlKey, metaKey, shiftKey } })
  })
}

/** In ms. The page is measured when it has not changed for so long. */
const QUIET = 120

/** Tells where the page has its messages, at once and whenever it changes, and which page it is. */
function watchPlaces(tell: (message: FromPage) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: string | undefined
  const report = () => {
    const view = application.viewAt(location.pathname)
    if (shown !== view) tell({ type: 'view changed', view })
    shown = view
    tell({ type: 'places', view, places: currentPlaces() })
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
  // A face that comes late makes other lines. Without the fonts the page is as it is.
  application.loadFonts().then(soon, () => undefined)
}

function currentPlaces(): Place[] {
  const texts = overflowsIn(document.body, application.names.free).map(({ node }) => node)
  return foundPlaces().map(({ target, box: _, ...place }) => {
    const overflowing = place.attribute === null && texts.some((text) => target.contains(text))
    return { ...place, overflowing }
  })
}

answerPanel(application.start()).catch((error: unknown) =>
  console.error('The page did not become one that can be edited:', error),
)
