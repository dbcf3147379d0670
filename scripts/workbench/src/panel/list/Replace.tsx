import { ActionIcon, Alert, Button, Checkbox, Group, Menu, SegmentedControl, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { compareWords } from '../../lib/compareWords.ts'
import { formName, type MessageSummary, reasonOf, type Replaced, type Texts } from '../../protocol/protocol.ts'
import { MOST_AT_ONCE } from '../../protocol/wire.ts'
import { Runs } from '../field/SourceText.tsx'
import { MessageLink, Quiet, Refusal, Words } from '../message/Section.tsx'
import { Dialog } from '../Dialog.tsx'
import { usePanel } from '../PanelContext.ts'
import { isOfSource, messagesOn, pageOf } from '../state/workspace.ts'
import { count, replacedIn, type Wanted } from '../text/texts.ts'
import classes from './Replace.module.css'
import { useDisclosure } from '@mantine/hooks'
import IconDots from '#icons/IconDots.mjs'

interface Hit {
  readonly message: MessageSummary
  readonly texts: Texts
}

/** Replaces words in the texts of the page or of all pages: what would change is shown, and each text can be left out. */
function ReplaceDialog({ isOpen, close }: { readonly isOpen: boolean; readonly close: () => void }) {
  return (
    <Dialog title="Find and replace" size="xl" isOpen={isOpen} close={close}>
      {isOpen && <ReplaceForm close={close} />}
    </Dialog>
  )
}

function useReplacing(chosen: readonly Hit[]) {
  const { backend, person, announce, lastSaved } = usePanel()
  const [result, setResult] = useState<Replaced | null>(null)
  const [isBusy, setBusy] = useState(false)
  const replace = async () => {
    if (person === null)
      return setResult({ kind: 'refused', reason: 'Write your name first: the records of the texts take it.' })
    setBusy(true)
    try {
      const changes = chosen.map(({ message: { id, hashes: base }, texts }) => ({ id, base, texts }))
      const answer = await backend.replace({ changes, person })
      setResult(answer)
      const last = answer.kind === 'replaced' ? answer.replaced.at(-1) : undefined
      if (last !== undefined) lastSaved.remember(last, 'Replaced')
      else announce('Nothing was replaced.', true)
    } catch (error) {
      setResult({ kind: 'refused', reason: reasonOf(error) })
    } finally {
      setBusy(false)
    }
  }
  return { result, isBusy, replace, begin: () => setResult(null) }
}

function ReplaceForm({ close }: { readonly close: () => void }) {
  const { workspace, messages } = usePanel()
  const [wanted, setWanted] = useState<Wanted>({ find: '', replacement: '', matchesCase: true, isWhole: false })
  const [scope, setScope] = useState<'page' | 'all'>('all')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const hits = useMemo(() => {
    const searched = scope === 'page' ? messagesOn(pageOf(workspace), messages) : [...messages.values()]
    return searched.flatMap((message): Hit[] => {
      const texts = replacedIn(message, wanted)
      return texts ? [{ message, texts }] : []
    })
  }, [workspace, messages, scope, wanted])
  const chosen = hits.filter(({ message }) => !left.has(message.id)).slice(0, MOST_AT_ONCE)
  const { result, isBusy, replace, begin } = useReplacing(chosen)
  const change = (some: Partial<Wanted>) => {
    setWanted({ ...wanted, ...some })
    begin()
  }
  /** What was replaced may have the words again, and is not offered twice. */
  const isDone = result?.kind === 'replaced'
  const toggle = (id: string) =>
    setLeft(left.has(id) ? new Set([...left].filter((one) => one !== id)) : new Set([...left, id]))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen.length > 0) void replace()
      }}
    >
      <Group grow align="start">
        <TextInput
          label="Find"
          data-autofocus
          value={wanted.find}
          onChange={({ currentTarget }) => change({ find: currentTarget.value })}
        />
        <TextInput
          label="Replace with"
          value={wanted.replacement}
          onChange={({ currentTarget }) => change({ replacement: currentTarget.value })}
        />
      </Group>
      <Group my="sm">
        <Checkbox
          label="Match case"
          checked={wanted.matchesCase}
          onChange={({ currentTarget }) => change({ matchesCase: currentTarget.checked })}
        />
        <Checkbox
          label="Whole words"
          checked={wanted.isWhole}
          onChange={({ currentTarget }) => change({ isWhole: currentTarget.checked })}
        />
        <SegmentedControl<'page' | 'all'>
          size="xs"
          aria-label="Where to look"
          data={[
            { value: 'all', label: 'All texts' },
            { value: 'page', label: 'This page' },
          ]}
          value={scope}
          onChange={setScope}
        />
      </Group>
      {wanted.find !== '' && !isDone && <p role="status">{found(hits.length, chosen.length)}</p>}
      {hits.length > 0 && !isDone && (
        <ul className={classes['hits']} aria-label="What would change">
          {hits.slice(0, MOST_AT_ONCE).map((hit) => (
            <HitRow key={hit.message.id} {...hit} isChosen={!left.has(hit.message.id)} toggle={toggle} />
          ))}
        </ul>
      )}
      {result && <Result result={result} close={close} />}
      <Group mt="sm" gap="xs">
        <Button type="submit" loading={isBusy} disabled={chosen.length === 0 || isDone}>
          Replace in {count(chosen.length, 'text')}
        </Button>
        <Button variant="default" onClick={close}>
          Close
        </Button>
      </Group>
    </form>
  )
}

const found = (all: number, chosen: number) =>
  all === 0
    ? 'No text has these words.'
    : `${count(all, 'text')} would change${chosen < all ? `, ${chosen} at once` : ''}.`

interface HitRowProps extends Hit {
  readonly isChosen: boolean
  readonly toggle: (id: string) => void
}

function HitRow({ message: { id, forms, state }, texts, isChosen, toggle }: HitRowProps) {
  const { target } = usePanel().workspace.project
  const changed = forms.filter((form) => texts[formName(form)] !== (form.target ?? ''))
  return (
    <li>
      <Checkbox
        size="xs"
        checked={isChosen}
        onChange={() => toggle(id)}
        label={
          <>
            <code>{id}</code> {state === 'reviewed' && '(reviewed; it will have to be reviewed again)'}
          </>
        }
      />
      {changed.map((form) => {
        const { before, after } = compareWords(form.target ?? '', texts[formName(form)] ?? '', target.tag)
        return (
          <div key={formName(form)}>
            <Quiet lang={target.tag} dir={target.dir}>
              <Runs runs={before} isOld />
            </Quiet>
            <Words of={target}>
              <Runs runs={after} />
            </Words>
          </div>
        )
      })}
    </li>
  )
}

function Result({ result, close }: { readonly result: Replaced; readonly close: () => void }) {
  if (result.kind === 'refused') return <Refusal why={result.reason} title="Nothing was replaced" />
  const { replaced, left } = result
  return (
    <Alert
      color={left.length > 0 ? 'yellow' : 'teal'}
      role="status"
      title={`Replaced in ${replaced.length} of ${replaced.length + left.length} texts`}
    >
      <p>“Take back” at the bottom of the editor undoes all of it.</p>
      <ul className={classes['left']}>
        {left.map(({ id, reason }) => (
          <li key={id} onClickCapture={close}>
            <MessageLink id={id} />: {reason}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** What is done with many texts at once. */
export function MoreMenu() {
  const [isReplacing, { open, close }] = useDisclosure(false)
  const { workspace } = usePanel()
  const fill = useFilling()
  return (
    <>
      <Menu position="bottom-start" shadow="md">
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label="Many texts at once" title="Many texts at once">
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={open}>Find and replace …</Menu.Item>
          {!isOfSource(workspace.project) && (
            <Menu.Item onClick={() => void fill()}>Fill in what is translated elsewhere</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ReplaceDialog isOpen={isReplacing} close={close} />
    </>
  )
}

function useFilling() {
  const { backend, drafts, messages, send, change, goTo, announce } = usePanel()
  return async () => {
    try {
      const known = (await backend.known({})).filter(({ id }) => !drafts.ids.has(id) && messages.has(id))
      if (known.length === 0) return announce('No untranslated text has the English of another.')
      for (const { id, texts } of known) {
        const message = messages.get(id)
        if (!message) continue
        drafts.write(id, message.hashes, texts)
        send({ type: 'draft', id, texts })
      }
      change({ filter: 'drafts', chosen: null })
      goTo('drafts')
      const many = known.length === 1 ? '1 text was' : `${known.length} texts were`
      announce(`${many} filled in as drafts. Look at each, and save it.`)
    } catch (error) {
      announce(reasonOf(error), true)
    }
  }
}
