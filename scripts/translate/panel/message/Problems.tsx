import { Alert, Button, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { compareWords } from '../../../i18n/history/compareWords.ts'
import type { MessageDetail, Texts } from '../../protocol.ts'
import { Runs } from '../field/SourceText.tsx'
import { usePanel } from '../PanelContext.ts'
import type { Draft } from '../state/drafts.ts'
import { type Conflict, sameHashes } from '../state/editing.ts'
import type { Editor } from '../state/useEditor.ts'
import { formName, textsOf } from '../text/texts.ts'
import classes from './Message.module.css'

/** Why the text is not saved, and what can be done; above all what was written and is not lost. */
export function ProblemNotice({ detail, editor }: { readonly detail: MessageDetail; readonly editor: Editor }) {
  const { problem, offered, isOvertaken } = editor
  const notice = useRef<HTMLDivElement>(null)
  // It may stand below the end of a small screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another problem is another notice.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [problem, offered])
  return (
    <div ref={notice} className={classes['problem']}>
      {offered && <DraftOffer detail={detail} draft={offered} editor={editor} />}
      {problem?.kind === 'findings' && (
        <Alert color="red" role="alert">
          {explain(problem.findings)}
        </Alert>
      )}
      {problem?.kind === 'refused' && (
        <Alert color="red" role="alert" title="Not saved">
          {problem.reason}
        </Alert>
      )}
      {problem?.kind === 'unreachable' && (
        <Alert color="red" role="alert" title="Nobody knows whether it is saved">
          <p>{problem.reason} Your text is kept here.</p>
          <Button mt="xs" loading={editor.isSaving} onClick={() => void editor.save()}>
            Save again
          </Button>
        </Alert>
      )}
      {problem?.kind === 'conflict' && <ConflictView conflict={problem} editor={editor} />}
      {isOvertaken && problem?.kind !== 'conflict' && (
        <Alert color="yellow" role="status">
          This text was changed elsewhere after you began. When you save, you will see all versions.
        </Alert>
      )}
    </div>
  )
}

function explain(findings: readonly { readonly severity: 'error' | 'warning' }[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  if (errors > 0) return `Not saved: ${errors === 1 ? 'an error stands' : `${errors} errors stand`} beside the field.`
  return 'Not saved: write beside each warning why it does not hold, or change the text.'
}

interface DraftOfferProps {
  readonly detail: MessageDetail
  readonly draft: Draft
  readonly editor: Editor
}

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** Texts of an earlier visit that were not saved: to be used or discarded. */
function DraftOffer({ detail, draft, editor }: DraftOfferProps) {
  const { workspace, focusField } = usePanel()
  const { target } = workspace.project
  return (
    <Alert color="teal" role="status" title={`Not saved on ${time.format(new Date(draft.at))}`}>
      {detail.forms.map((form) => (
        <p key={formName(form)} lang={target.tag} dir={target.dir}>
          {draft.texts[formName(form)]}
        </p>
      ))}
      {!sameHashes(draft.base, detail.hashes) && (
        <p>The message has changed since: when you save, you will see all versions.</p>
      )}
      <Group gap="xs" mt="xs">
        <Button
          onClick={() => {
            editor.restore()
            focusField.current?.()
          }}
        >
          Use it
        </Button>
        <Button
          variant="default"
          onClick={() => {
            editor.dismissOffer()
            focusField.current?.()
          }}
        >
          Discard it
        </Button>
      </Group>
    </Alert>
  )
}

interface ConflictViewProps {
  readonly conflict: Conflict
  readonly editor: Editor
}

/** A text that was changed elsewhere meanwhile: what the work began from, what is there now, and what was written here. */
function ConflictView({ conflict, editor }: ConflictViewProps) {
  const { workspace, focusField } = usePanel()
  const { target } = workspace.project
  const { base, here, yours } = conflict
  const now = textsOf(here)
  const goOnWith = (texts: Texts) => {
    editor.rebase(here, texts)
    focusField.current?.()
  }
  return (
    <Alert color="yellow" role="alert" title="Changed elsewhere while you were writing">
      {here.forms.map((form) => {
        const name = formName(form)
        const old = base.texts?.[name] ?? null
        return (
          <dl key={name} className={classes['versions']} lang={target.tag} dir={target.dir}>
            {form.category !== null && <h3>{form.category}</h3>}
            <dt lang="en">When you began</dt>
            <dd>{old ?? <span lang="en">no longer known</span>}</dd>
            <dt lang="en">There now</dt>
            <dd>
              <Runs runs={compareWords(old ?? now[name] ?? '', now[name] ?? '', target.tag).after} />
            </dd>
            <dt lang="en">Yours</dt>
            <dd>
              <Runs runs={compareWords(old ?? yours[name] ?? '', yours[name] ?? '', target.tag).after} />
            </dd>
          </dl>
        )
      })}
      {hasOtherEnglish(base.english, here.forms) && <p>The English has changed, too: it stands above as it is now.</p>}
      <Group gap="xs" mt="xs">
        <Button onClick={() => goOnWith(editor.texts)}>Go on with yours</Button>
        <Button variant="default" onClick={() => goOnWith(now)}>
          Take what is there
        </Button>
      </Group>
    </Alert>
  )
}

const hasOtherEnglish = (english: Texts | null, forms: Conflict['here']['forms']) =>
  english !== null && forms.some((form) => (english[formName(form)] ?? form.source) !== form.source)
