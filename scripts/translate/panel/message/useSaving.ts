import type { MessageDetail } from '../../protocol.ts'
import { usePanel } from '../PanelContext.ts'
import { useShortcuts } from '../shortcuts.ts'
import type { Editor } from '../state/editor.ts'
import { isFinished } from '../state/filters.ts'
import { keyOf } from '../text/texts.ts'

export interface Saving {
  /** Whether there is something to save: new texts, or old ones that hold for the English of today. */
  readonly isNeeded: boolean
  /** Saves and stays. */
  save(): void
  /** Saves and goes to the next text of the filter; does so at once when there is nothing to save. */
  saveAndNext(): void
}

/** What the keys and buttons for saving do, and what is said of it. */
export function useSaving(detail: MessageDetail, editor: Editor): Saving {
  const { announce, goTo, workspace, currentId, lastSaved } = usePanel()
  const isEmpty = Object.values(editor.texts).every((text) => text.trim() === '')
  const isNeeded = !detail.isVerbatim && !isEmpty && (editor.isChanged || !isFinished(detail))
  const name = keyOf(detail.id)

  const saveThen = async (then: () => void) => {
    const isSaved = await editor.save()
    if (isSaved) lastSaved.remember(detail.id, 'Saved')
    else lastSaved.markEarlier()
    announce(isSaved ? `Saved: ${name}.` : `Not saved: ${name}.`, !isSaved)
    // Somebody who has gone on meanwhile is not called back.
    if (isSaved && currentId() === detail.id) then()
  }
  const save = () => {
    if (isNeeded) void saveThen(() => undefined)
    else announce('Nothing to save.')
  }
  const saveAndNext = () => {
    if (isNeeded) void saveThen(() => goTo(workspace.filter, true))
    else goTo(workspace.filter, true)
  }
  useShortcuts({ save: saveAndNext, saveHere: save })
  return { isNeeded, save, saveAndNext }
}
