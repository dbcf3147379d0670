import { Alert, Button, Group } from '@mantine/core'
import { compareWords } from '../../../i18n/history/compareWords.ts'
import type { Texts } from '../../protocol.ts'
import { Runs } from '../field/Runs.tsx'
import { usePanel } from '../PanelContext.ts'
import type { Conflict } from '../state/editing.ts'
import type { Editor } from '../state/editor.ts'
import { formName, textsOf } from '../text/texts.ts'
import classes from './ConflictView.module.css'

interface ConflictViewProps {
  readonly conflict: Conflict
  readonly editor: Editor
}

/** A text that was changed elsewhere meanwhile: what the work began from, what is there now, and what was written here. */
export function ConflictView({ conflict, editor }: ConflictViewProps) {
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
