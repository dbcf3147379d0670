import { Button, Group, TextInput } from '@mantine/core'
import { type ChangeEvent, useState } from 'react'
import { usePanel } from '../PanelContext.ts'
import { Refusal } from './Refusal.tsx'
import { LinkButton } from './Section.tsx'
import { useRecording } from './useRecording.ts'
import type { Work } from './useWork.ts'

const empty = { term: '', use: '', avoid: '', note: '' }

/** Adds a term to the glossary of the language. */
export function TermForm({ work }: { readonly work: Work }) {
  const { backend, workspace } = usePanel()
  const { source, target } = workspace.project
  const { refusal, isBusy, record } = useRecording(work)
  const [typed, setTyped] = useState<typeof empty | null>(null)
  if (typed === null) return <LinkButton onClick={() => setTyped(empty)}>Add a term</LinkButton>
  const field = (name: keyof typeof empty) => ({
    size: 'xs' as const,
    value: typed[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: currentTarget.value }),
  })
  const add = async () => {
    const { id } = work.detail
    const { term, note } = typed
    const [use, avoid] = [formsIn(typed.use), formsIn(typed.avoid)]
    const isDone = await record((person) => backend.addTerm({ id, term, use, avoid, note, person }), 'Term added')
    if (isDone) setTyped(null)
  }
  return (
    <form
      aria-label="Add a term"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextInput label={`${source.name} term, in the singular`} autoFocus {...field('term')} />
      <TextInput
        label={`${target.name} forms that may stand, with commas between them`}
        description="* stands for any ending; empty while it is not decided"
        lang={target.tag}
        {...field('use')}
      />
      <TextInput label="Forms that may not" lang={target.tag} {...field('avoid')} />
      <TextInput label="Note" {...field('note')} />
      <Refusal why={refusal} />
      <Group gap="xs" mt="xs">
        <Button type="submit" size="compact-sm" loading={isBusy}>
          Add to the glossary
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => setTyped(null)}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}

/** Commas of other scripts are as good. */
const formsIn = (typed: string) => typed.split(/[,;،、，]/)
