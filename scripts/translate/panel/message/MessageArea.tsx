import { Alert, Button, Group, Loader, Tooltip } from '@mantine/core'
import type { MessageDetail, MessageSummary } from '../../protocol.ts'
import { usePanel } from '../PanelContext.ts'
import { capsOf, shortcuts, useShortcuts } from '../shortcuts.ts'
import { useDetail } from '../state/useDetail.ts'
import { type Editor, useMessageEditor } from '../state/useEditor.ts'
import { isFinished } from '../state/workspace.ts'
import { keyOf } from '../text/texts.ts'
import { type Fields, FormFields, useFields } from './Fields.tsx'
import { Comments, EnglishChange, RecordOf, Terms, Uses } from './Known.tsx'
import { Concordance, Memory, OtherLocale, SameSource } from './Lookups.tsx'
import classes from './Message.module.css'
import { MessageHead } from './MessageHead.tsx'
import { ProblemNotice } from './Problems.tsx'

/** The message that is worked on, or what to do to get one. */
export function MessageArea() {
  const { workspace, messages } = usePanel()
  const summary = workspace.chosen === null ? undefined : messages.get(workspace.chosen)
  return (
    <section className={classes['area']} aria-label="Text">
      {summary ? (
        <LoadedMessage summary={summary} />
      ) : (
        <p className={classes['hint']}>Click a text on the page, or choose one from the list.</p>
      )}
    </section>
  )
}

function LoadedMessage({ summary }: { readonly summary: MessageSummary }) {
  const { backend, attempt } = usePanel()
  const { detail, failure, setDetail } = useDetail(backend, summary, attempt)
  if (detail) return <MessageView key={detail.id} detail={detail} setDetail={setDetail} />
  if (failure === null)
    return <Loader className={classes['hint']} size="sm" aria-label="Loading the text" role="status" />
  return (
    <Alert color="red" role="alert" title="The text cannot be shown" m="md">
      {failure}
    </Alert>
  )
}

interface MessageViewProps {
  readonly detail: MessageDetail
  readonly setDetail: (detail: MessageDetail) => void
}

/** A message with all that is known of it, and the fields for its translation. */
function MessageView({ detail, setDetail }: MessageViewProps) {
  const { editor } = useMessageEditor(detail, setDetail)
  const fields = useFields(detail)
  const saving = useSaving(detail, editor)

  return (
    <div className={classes['message']}>
      <MessageHead detail={detail} />
      <FormFields detail={detail} editor={editor} fields={fields} />
      <ProblemNotice detail={detail} editor={editor} />
      {!detail.isVerbatim && <SaveBar detail={detail} editor={editor} fields={fields} saving={saving} />}
      <div className={classes['known']}>
        <EnglishChange change={detail.englishChange} />
        <Comments detail={detail} />
        <Terms terms={detail.terms} />
        {!detail.isVerbatim && <SameSource detail={detail} fields={fields} />}
        {!detail.isVerbatim && <Memory matches={others(detail)} fields={fields} />}
        <Concordance />
        <OtherLocale detail={detail} />
        <Uses detail={detail} />
        <RecordOf detail={detail} />
      </div>
    </div>
  )
}

/** Today's translations of the same English are listed apart. */
const others = ({ memory }: MessageDetail) => memory.filter(({ score, date }) => score < 100 || date !== null)

interface SaveBarProps {
  readonly detail: MessageDetail
  readonly editor: Editor
  readonly fields: Fields
  readonly saving: Saving
}

/** What can be done with the text. */
function SaveBar({ detail, editor, fields, saving }: SaveBarProps) {
  const { focusField } = usePanel()
  const keepsText = !editor.isChanged && saving.isNeeded && detail.state !== 'untranslated'
  const label = !saving.isNeeded ? 'Next' : keepsText ? 'Keep as it is, next' : 'Save, next'
  return (
    <Group gap="xs">
      <Button
        onClick={saving.saveAndNext}
        loading={editor.isSaving}
        rightSection={<span className={classes['keys']}>{capsOf(shortcuts.save.keys).join(' ')}</span>}
      >
        {label}
      </Button>
      <Tooltip label={capsOf(shortcuts.copySource.keys).join(' ')}>
        <Button variant="default" onClick={fields.copySource}>
          Copy source
        </Button>
      </Tooltip>
      {editor.isChanged && (
        <Button
          variant="subtle"
          onClick={() => {
            editor.discard()
            focusField.current?.()
          }}
        >
          Discard changes
        </Button>
      )}
    </Group>
  )
}

interface Saving {
  /** Whether there is something to save: new texts, or old ones that hold for the English of today. */
  readonly isNeeded: boolean
  /** Saves and stays. */
  save(): void
  /** Saves and goes to the next text of the filter; does so at once when there is nothing to save. */
  saveAndNext(): void
}

/** What the keys and buttons for saving do, and what is said of it. */
function useSaving(detail: MessageDetail, editor: Editor): Saving {
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
