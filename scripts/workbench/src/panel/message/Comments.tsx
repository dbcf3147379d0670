import { Button, Group, Textarea } from '@mantine/core'
import { getHotkeyHandler } from '@mantine/hooks'
import { isSettled } from '../../project/records/signed.ts'
import type { Requests } from '../../protocol/calls.ts'
import { text as anyText } from '../../protocol/shape.ts'
import { usePanel } from '../PanelContext.ts'
import { shortcuts } from '../shortcuts.ts'
import { useStored } from '../state/stored.ts'
import { keyOf } from '../text/texts.ts'
import { Problem } from './Problems.tsx'
import { LinkButton, Quiet, Section } from './Section.tsx'
import { useRecording, type Work } from './useWork.ts'

type Kind = Requests['comment']['kind']

const done = { comment: 'Comment added', 'needs work': 'Marked as “needs work”', settled: 'Resolved' } as const

/** The comments on the message, and a field for a new one. The browser stores an unsent one, like a draft. */
export function Comments({ work }: { readonly work: Work }) {
  const { backend, workspace, goOn, focusField } = usePanel()
  const { refusal, record } = useRecording(work)
  const { id, hashes: base, comments } = work.detail
  const { project } = workspace
  const [text, setText] = useStored(`comment ${project.id} ${project.target.code} ${id}`, anyText, '')
  const send = async (kind: Kind, comment = text) => {
    if (!(await record((person) => backend.call('comment', { id, base, person, kind, comment }), done[kind]))) return
    // The button of a settled comment disappears.
    if (kind === 'settled') return focusField.current?.()
    setText('')
    // Ctrl+Enter on this text would accept it.
    if (kind === 'needs work' && !work.isChanged) goOn(`${done[kind]}: ${keyOf(id)}`)
  }
  const sendTyped = (event: Pick<Event, 'stopPropagation'>) => {
    // An empty field leaves the shortcut to the text.
    if (text.trim() === '') return
    event.stopPropagation()
    void send('comment')
  }
  const open = comments.filter((comment) => !isSettled(comment))
  const last = open.at(-1)
  return (
    <Section title="Comments" count={open.length} isOpenAtFirst>
      {open.map((comment) => (
        <p key={comment}>{comment}</p>
      ))}
      {last !== undefined && <LinkButton onClick={() => void send('settled', last)}>Mark as resolved</LinkButton>}
      {comments.filter(isSettled).map((comment) => (
        <Quiet key={comment}>{comment}</Quiet>
      ))}
      <Textarea
        aria-label="New comment"
        placeholder="A comment for everyone who works on this text"
        autosize
        value={text}
        onKeyDown={getHotkeyHandler([[shortcuts.save.keys, sendTyped]])}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Group gap="xs">
        <Button variant="default" onClick={() => void send('comment')}>
          Add comment
        </Button>
        <Button variant="default" onClick={() => void send('needs work')}>
          Needs work
        </Button>
      </Group>
      {refusal !== null && <Problem>{refusal}</Problem>}
    </Section>
  )
}
