import { Alert, Button, Group, Stack, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { compareWords } from '../../lib/compareWords.ts'
import { isExcusable } from '../../lib/fault.ts'
import { formName, type MessageDetail } from '../../protocol/calls.ts'
import { usePanel } from '../PanelContext.ts'
import { textsOf } from '../text/texts.ts'
import { madeBy } from './Known.tsx'
import { Versions } from './Section.tsx'
import type { Work } from './useWork.ts'

/** The reason why the text is not saved, and the next step. */
export function Problems({ work }: { readonly work: Work }) {
  const { problem } = work
  const { lost } = usePanel()
  const notice = useRef<HTMLDivElement>(null)
  // Scrolls to the problem, which may be below the end of a small screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another problem is another notice.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  if (!problem) return null
  return (
    <div ref={notice}>
      {problem.kind === 'findings' && <Problem>{adviceOn(work)}</Problem>}
      {problem.kind === 'refused' && <Problem title="Not saved">{problem.reason}</Problem>}
      {problem.kind === 'unreachable' && (
        <Problem title="Perhaps not saved">
          <p>{lost ?? 'The editor answers again.'} Your text is kept in this browser.</p>
          <Button mt="xs" loading={work.isSaving} onClick={() => void work.save()}>
            Save again
          </Button>
        </Problem>
      )}
      {problem.kind === 'conflict' && <ConflictView here={problem.here} work={work} />}
    </div>
  )
}

function adviceOn({ findings }: Work): string {
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (errors.every(isExcusable)) return 'Not saved. Correct the text, or say under it why it is right.'
  return `Not saved. Correct the ${errors.length === 1 ? 'error' : 'errors'} under the text.`
}

interface ProblemProps {
  readonly title?: string
  readonly children: ReactNode
}

/** A problem that prevents an action. */
export const Problem = (props: ProblemProps) => <Alert color="red" {...props} />

function ConflictView({ here, work }: { readonly here: MessageDetail; readonly work: Work }) {
  const { target } = usePanel().workspace.project
  const other = textsOf(here)
  return (
    <Problem title="Not saved: the text was changed elsewhere">
      <Stack gap="xs">
        {here.record && <p>The other version was written {madeBy(here.record)}.</p>}
        {here.forms.map((form) => {
          const name = formName(form)
          const compared = compareWords(other[name] ?? '', work.texts[name] ?? '', target.tag)
          return (
            <div key={name}>
              {form.category !== null && (
                <Title order={3} size="sm">
                  {form.category}
                </Title>
              )}
              <Versions locale={target} names={['Other version', 'My version']} {...compared} />
            </div>
          )
        })}
        {work.base.english !== here.hashes.english && (
          <p>The English has changed too. You see it above as it is now.</p>
        )}
        <Group gap="xs">
          <Button onClick={() => void work.save(work.restart(here, work.texts))}>Use my version</Button>
          <Button variant="default" onClick={() => work.discard(here)}>
            Use the other version
          </Button>
        </Group>
      </Stack>
    </Problem>
  )
}
