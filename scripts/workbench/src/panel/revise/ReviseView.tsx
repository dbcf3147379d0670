import { Group, Table, Text, Title } from '@mantine/core'
import { type Ref, useEffect, useRef } from 'react'
import { formName, type MessageSummary } from '../../protocol/protocol.ts'
import { SourceText } from '../field/SourceText.tsx'
import { LoadedMessage } from '../message/MessageArea.tsx'
import { StateMark } from '../message/MessageHead.tsx'
import { usePanel } from '../PanelContext.ts'
import { messagesOn, pageOf } from '../state/workspace.ts'
import { codesOf } from '../text/chips.ts'
import { count, keyOf } from '../text/texts.ts'
import { errorRatesOf } from './errorRates.ts'
import { ReviseMessage } from './ReviseMessage.tsx'
import classes from './ReviseView.module.css'

/** All texts of the page, source and target side by side; the one that is worked on can be confirmed, edited, annotated. */
export function ReviseView({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  const { workspace, list, messages } = usePanel()
  const { source, target } = workspace.project
  const page = pageOf(workspace)
  const chosen = useRef<HTMLLIElement>(null)
  const own = messagesOn(page, messages).filter(({ isVerbatim }) => !isVerbatim)
  const confirmed = own.filter(({ state }) => state === 'reviewed').length

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another element.
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest' })
  }, [workspace.chosen])

  return (
    <div ref={ref} className={classes['revise']}>
      <Group
        component="header"
        gap="4px 1.5rem"
        align="baseline"
        px="md"
        py="sm"
        fz="sm"
        c="dimmed"
        className={classes['head']}
      >
        <Title order={2} fz="1.0625rem" fw={600} lh={1.3} c="bright">
          {page.title}
        </Title>
        <p>
          {confirmed} of {own.length} confirmed
        </p>
        <ErrorRateTable messages={own} />
      </Group>
      {list.length === 0 && (
        <Text c="dimmed" p="md">
          No such text on this page.
        </Text>
      )}
      <ol aria-label={`${source.name} and ${target.name}`}>
        {list.map((message) => {
          const isChosen = message.id === workspace.chosen
          const isOpen = isChosen && !message.isVerbatim
          return (
            <li
              key={message.id}
              ref={isChosen ? chosen : undefined}
              className={classes[isOpen ? 'chosen' : 'row']}
              aria-current={isChosen || undefined}
            >
              {isOpen ? <LoadedMessage summary={message} view={ReviseMessage} /> : <ReviseRow message={message} />}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function ReviseRow({ message: { id, forms, state, annotations, isVerbatim } }: { readonly message: MessageSummary }) {
  const { choose, workspace } = usePanel()
  const { source, target } = workspace.project
  return (
    <>
      <button type="button" data-whole className={classes['open']} onClick={() => choose(id)}>
        <StateMark state={state} />
        <code>{keyOf(id)}</code>
        {isVerbatim && <span>not translated</span>}
        {annotations.length > 0 && <span>{count(annotations.length, 'annotation')}</span>}
      </button>
      {forms.map((form) => (
        <div key={formName(form)} className={classes['pair']}>
          <SourceText text={form.source} codes={codesOf(form.source)} locale={source} />
          <SourceText text={form.target ?? ''} codes={codesOf(form.source)} locale={target} />
        </div>
      ))}
    </>
  )
}

const oneDecimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en')
const spacing = { verticalSpacing: 2, horizontalSpacing: 8 }

function ErrorRateTable({ messages }: { readonly messages: readonly MessageSummary[] }) {
  const { project } = usePanel().workspace
  const { words, rates } = errorRatesOf(messages, project.source.tag)
  if (rates.length === 0) return <p>No errors marked in {whole.format(words)} words</p>
  return (
    <Table w="auto" fz="inherit" captionSide="top" tabularNums withRowBorders={false} {...spacing}>
      <Table.Caption mt={0} px={8} ta="start">
        Errors per 1,000 words, of {whole.format(words)} words of English
      </Table.Caption>
      <Table.Thead>
        <Table.Tr>
          {['Type', 'Errors', 'Per 1,000'].map((title) => (
            <Table.Th key={title} scope="col" fw={400}>
              {title}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rates.map(({ name, errors, perThousandWords }) => (
          <Table.Tr key={name}>
            <Table.Th scope="row" fw={400} c="bright">
              {name}
            </Table.Th>
            <Table.Td>{errors}</Table.Td>
            <Table.Td>{oneDecimal.format(perThousandWords)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
