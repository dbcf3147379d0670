import { Button, Group, Textarea } from '@mantine/core'
import { isSettled } from '../../project/records/signed.ts'
import type { Requests } from '../../protocol/calls.ts'
import { text as anyText } from '../../protocol/shape.ts'
import { usePanel } from '../PanelContext.ts'
import { useStored } from '../state/stored.ts'
import { Problem } from './Problems.tsx'
import { LinkButton, Quiet, Section } from './Section.tsx'
import classes from './Section.module.css'
import { useRecording, type Work } from './useWork.ts'

/** The comments on the message, and a field for a new one. */
export function Comments({ work }: { readonly work: Work }) {
  const { comments } = work.detail
  const open = comments.filter((comment) => !isSettled(comment))
  const settled = comments.filter(isSettled)
  const { refusal, ask } = useCommenting(work)
  return (
    <Section title="Comments" count={open.length} isOpenAtFirst>
      <ul className={classes['items']}>
        {open.map((comment) => (
          <li key={comment}>
            {comment} <LinkButton onClick={() => void ask('settled', comment)}>Mark as resolved</LinkButton>
          </li>
        ))}
        {settled.map((comment) => (
          <li key={comment}>
            <Quiet span>{comment}</Quiet>
          </li>
        ))}
      </ul>
      <CommentForm key={work.detail.id} work={work} ask={ask} />
      {refusal !== null && <Problem>{refusal}</Problem>}
    </Section>
  )
}

interface CommentFormProps {
  readonly work: Work
  readonly ask: ReturnType<typeof useCommenting>['ask']
}

/** The form for a new comment. The browser stores an unsent one, like a draft. */
function CommentForm({ work: { detail, isChanged }, ask }: CommentFormProps) {
  const { workspace, goTo } = usePanel()
  const { project } = workspace
  const [text, setText] = useStored(`comment ${project.id} ${project.target.code} ${detail.id}`, anyText, '')
  const send = async (kind: Requests['comment']['kind']) => {
    if (!(await ask(kind, text))) return
    setText('')
    // Ctrl+Enter on this text would accept it.
    if (kind === 'needs work' && !isChanged) goTo(workspace.filter === 'all' ? 'unreviewed' : workspace.filter, true)
  }
  return (
    <>
      <Textarea
        aria-label="A comment or a question"
        placeholder="A comment or a question for everyone who works on this text"
        autosize
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Group gap="xs" mt="xs">
        <Button size="compact-sm" variant="default" onClick={() => void send('comment')}>
          Add comment
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => void send('needs work')}>
          Needs work
        </Button>
      </Group>
    </>
  )
}

const done = { comment: 'Comment added', 'needs work': 'Marked as “needs work”', settled: 'Resolved' } as const

function useCommenting(work: Work) {
  const { backend } = usePanel()
  const { refusal, record } = useRecording(work)
  const { id, hashes: base } = work.detail
  const ask = (kind: Requests['comment']['kind'], comment: string) =>
    record((person) => backend.call('comment', { id, base, person, kind, comment }), done[kind])
  return { refusal, ask }
}
