import type { HydratedDocument } from '../../../src/app/hydrate.tsx'
import { type FromPage, listen, post, type ToPage } from '../frameProtocol.ts'
import { chooseOnClick } from './choose.ts'
import { createDrafts } from './drafts.ts'
import { highlight } from './highlight.ts'
import { forwardKeys } from './keys.ts'
import { watchPlaces } from './watchPlaces.ts'

/** Answers the panel's messages for as long as the document lives, from its hydration on. */
export async function answerPanel(starting: Promise<HydratedDocument>): Promise<void> {
  const tell = (message: FromPage) => post(parent, location.origin, message)
  const mode = chooseOnClick(tell, starting)
  const drafts = createDrafts(await starting)
  forwardKeys(tell)
  // A page that has just been loaded may be asked before React has put its texts into place.
  let awaited: string | null = null
  watchPlaces((message) => {
    tell(message)
    if (message.type === 'places' && awaited !== null && highlight(awaited)) awaited = null
  })
  listen<ToPage>(
    () => parent,
    location.origin,
    (message) => {
      if (message.type === 'mode') mode.set(message.mode)
      else if (message.type === 'highlight') awaited = highlight(message.id) ? null : message.id
      else if (message.type === 'draft') drafts.show(message.id, message.texts)
      else if (message.type === 'clear draft') drafts.clear(message.id)
      else drafts.save(message.id, message.texts)
    },
  )
}
