/** The script of a page in the frame of the editor's panel. */

import { application } from 'workbench:application'
import { type FromPage, listen, type Place, post, type ToPage } from '../protocol/frameProtocol.ts'
import type { Application } from './application.ts'
import { showTexts } from './showTexts.ts'
import { overflowsIn } from './overflow.ts'
import { foundPlaces } from './places.ts'
import { chooseOnClick, highlight } from './point.ts'

/** Answers the panel's messages after hydration. */
async function answerPanel(starting: Promise<Application>): Promise<void> {
  const send = (message: FromPage) => post(parent, location.origin, message)
  chooseOnClick(send, starting)
  const started = await starting
  forwardKeys(send)
  watchPlaces(send)
  listen<ToPage>(
    () => parent,
    location.origin,
    (message) => {
      if (message.type === 'highlight') highlight(message.id)
      else showTexts(started, message.id, message.texts)
    },
  )
}

const functionKey = /^F\d+$/

/** Forwards keys to the panel, so that its shortcuts work while the page has the focus. */
function forwardKeys(send: (message: FromPage) => void): void {
  addEventListener('keydown', ({ key, code, altKey, ctrlKey, metaKey, shiftKey }) => {
    if (!ctrlKey && !metaKey && !altKey && !functionKey.test(key)) return
    send({ type: 'key', pressed: { key, code, altKey, ctrlKey, metaKey, shiftKey } })
  })
}

/** The time without changes after which the page is measured, in ms. */
const QUIET = 120

/** Reports the view and the places of its messages, immediately and after each change. */
function watchPlaces(send: (message: FromPage) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: string | undefined
  const report = () => {
    const view = application.viewAt(location.pathname)
    if (shown !== view) send({ type: 'view changed', view })
    shown = view
    send({ type: 'places', view, places: currentPlaces() })
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
  // Late fonts change line breaks.
  void document.fonts.ready.then(soon)
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
