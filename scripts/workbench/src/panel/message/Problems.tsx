import { Alert, Button, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { compareWords } from '../../lib/compareWords.ts'
import { formName, type MessageDetail, type Texts } from '../../protocol/calls.ts'
import { Runs } from '../field/SourceText.tsx'
import { usePanel } from '../PanelContext.ts'
import type { Conflict } from '../state/editing.ts'
import { textsOf } from '../text/texts.ts'
import classes from './Message.module.css'
import { Refusal } from './Section.tsx'
import type { Work } from './useWork.ts'

/** Why the text is not saved, and what can be done. */
export function Problems({ work }: { readonly work: Work }) {
  const { problem, isOvertaken } = work
  const notice = useRef<HTMLDivElement>(null)
  // It may be below the end of a small screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another problem is another notice.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  return (
    <div ref={notice} className={classes['problem']}>
      {problem?.kind === 'findings' && (
        <Alert color="red" role="alert">
          Not saved. Correct the error under the text.
        </Alert>
      )}
      {problem?.kind === 'refused' && <Refusal why={problem.reason} title="Not saved" />}
      {problem?.kind === 'unreachable' && (
        <Alert color="red" role="alert" title="Perhaps not saved">
          <p>{problem.reason} Your text is kept in this browser.</p>
          <Button mt="xs" loading={work.isSaving} onClick={() => void work.save()}>
            Save again
          </Button>
        </Alert>
      )}
      {problem?.kind === 'conflict' && <ConflictView conflict={problem} work={work} />}
      {isOvertaken && problem?.kind !== 'conflict' && (
        <Alert color="yellow" role="status">
          This text was changed elsewhere after you began. When you save, you see both versions.
        </Alert>
      )}
    </div>
  )
}

function Choice({ choices }: { readonly choices: readonly (readonly [label: string, choose: () => void])[] }) {
  const { focusField } = usePanel()
  return (
    <Group gap="xs" mt="xs">
      {choices.map(([label, choose], index) => (
        <Button
          key={label}
          variant={index === 0 ? 'filled' : 'default'}
          onClick={() => {
            choose()
            focusField.current?.()
          }}
        >
          {label}
        </Button>
      ))}
    </Group>
  )
}

function ConflictView({ conflict, work }: { readonly conflict: Conflict; readonly work: Work }) {
  const { here } = conflict
  const hasOtherEnglish = work.base.english !== here.hashes.english
  return (
    <Alert color="yellow" role="alert" title="Not saved: the text was changed elsewhere">
      <Versions here={here} yours={work.texts} />
      {hasOtherEnglish && <p>The English has changed too. You see it above as it is now.</p>}
      <Choice
        choices={[
          ['Use my version', () => work.rebase(here, work.texts)],
          ['Use the other version', () => work.rebase(here, textsOf(here))],
        ]}
      />
    </Alert>
  )
}

interface VersionsProps {
  readonly here: MessageDetail
  readonly yours: Texts
}

function Versions({ here, yours }: VersionsProps) {
  const { target } = usePanel().workspace.project
  const now = textsOf(here)
  return here.forms.map((form) => {
    const name = formName(form)
    const { before, after } = compareWords(now[name] ?? '', yours[name] ?? '', target.tag)
    return (
      <dl key={name} className={classes['versions']} lang={target.tag} dir={target.dir}>
        {form.category !== null && <h3>{form.category}</h3>}
        <dt lang="en">Other version</dt>
        <dd>
          <Runs runs={before} isOld />
        </dd>
        <dt lang="en">My version</dt>
        <dd>
          <Runs runs={after} />
        </dd>
      </dl>
    )
  })
}
