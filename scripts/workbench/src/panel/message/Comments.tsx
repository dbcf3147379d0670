import { Button, Group, Textarea } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useState } from 'react'
import { isSettled } from '../../model/records/signed.ts'
import type { CommentRequest } from '../../protocol/protocol.ts'
import { reasonOf } from '../../protocol/unreachable.ts'
import { usePanel } from '../PanelContext.ts'
import { typeName } from '../revise/errorRates.ts'
import { isText, keptValue } from '../state/keptValue.ts'
import { AskName } from './AskName.tsx'
import classes from './Section.module.css'
import { LinkButton, Quiet, Section } from './Section.tsx'
import type { Work } from './useWork.ts'

/** What translators and revisers have said of the message, and a field for more. */
export function Comments({ work }: { readonly work: Work }) {
  const { comments, annotations } = work.detail
  const open = comments.filter((comment) => !isSettled(comment))
  const settled = comments.filter(isSettled)
  const count = open.length + annotations.length
  const { refusal, ask } = useCommenting(work)
  return (
    // With the first comment it opens.
    <Section key={String(count > 0)} title="Comments" count={count} isOpenAtFirst={count > 0}>
      <ul className={classes['items']}>
        {annotations.map(({ type, severity, comment, reviewer, date }) => (
          <li key={[type, severity, comment, reviewer, date].join(' ')}>
            <b>{severity}</b> {typeName(type)}
            {comment && `: ${comment}`}{' '}
            <span className={classes['quiet']}>
              {reviewer}, {date}
            </span>
          </li>
        ))}
        {open.map((comment) => (
          <li key={comment}>
            {comment} <LinkButton onClick={() => void ask('settled', comment)}>Settled</LinkButton>
          </li>
        ))}
        {settled.map((comment) => (
          <li key={comment} className={classes['quiet']}>
            {comment}
          </li>
        ))}
      </ul>
      <CommentForm key={work.detail.id} work={work} ask={ask} />
      {refusal !== null && (
        <div role="alert">
          <Quiet>{refusal}</Quiet>
          <AskName />
        </div>
      )}
    </Section>
  )
}

interface CommentFormProps {
  readonly work: Work
  readonly ask: ReturnType<typeof useCommenting>['ask']
}

/** The browser keeps what is typed until it is sent, as it keeps drafts. */
function CommentForm({ work: { detail }, ask }: CommentFormProps) {
  const { draftsOf, workspace } = usePanel()
  const [text, setText] = useLocalStorage<string>({
    key: `translate comment ${draftsOf} ${workspace.project.target.code} ${detail.id}`,
    defaultValue: '',
    deserialize: keptValue(isText, ''),
    getInitialValueInEffect: false,
  })
  const send = async (kind: CommentRequest['kind']) => {
    if (await ask(kind, text)) setText('')
  }
  return (
    <>
      <Textarea
        aria-label="A comment or a question"
        placeholder="A comment or a question to whoever works on this text"
        autosize
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {text.trim() !== '' && (
        <Group gap="xs" mt="xs">
          <Button size="compact-sm" onClick={() => void send('comment')}>
            Keep the comment
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => void send('needs work')}>
            The text needs work
          </Button>
        </Group>
      )}
    </>
  )
}

/** Asks the backend to keep a comment, and says why it was not. */
function useCommenting({ detail, take }: Work) {
  const { backend, person, lastSaved } = usePanel()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { id, hashes: base } = detail
  const refuse = (reason: string) => {
    setRefusal(reason)
    lastSaved.refuse(reason)
    return false
  }
  const ask = async (kind: CommentRequest['kind'], comment: string): Promise<boolean> => {
    if (person === null) return refuse('Write your name first: it stands beside the comment.')
    try {
      const outcome = await backend.comment({ id, base, person, kind, comment })
      if (outcome.kind === 'refused') return refuse(outcome.reason)
      if (outcome.kind === 'findings') return false
      take(outcome.kind === 'saved' ? outcome.detail : outcome.here)
      if (outcome.kind === 'conflict') return refuse('The text was changed elsewhere: it is shown as it is now.')
      setRefusal(null)
      lastSaved.remember(id, 'Comment kept')
      return true
    } catch (error) {
      return refuse(reasonOf(error))
    }
  }
  return { refusal, ask }
}
