import { Button, Group, Table, Text } from '@mantine/core'
import type { MessageDetail, TermHit } from '../../protocol/calls.ts'
import { Runs } from '../field/SourceText.tsx'
import { usePanel } from '../PanelContext.ts'
import { isOfSource } from '../state/workspace.ts'
import { Quiet, Section, Versions } from './Section.tsx'
import type { Work } from './useWork.ts'

interface OfMessage {
  readonly detail: MessageDetail
}

/** The changes of the English since the translation was made, word by word. */
export function EnglishChange({ detail: { englishChange } }: OfMessage) {
  const { source } = usePanel().workspace.project
  return englishChange?.map((change) => (
    <Versions
      key={change.before.map(({ text }) => text).join('')}
      locale={source}
      names={['English then', 'English now']}
      {...change}
    />
  ))
}

/** The glossary terms of the source, with required and forbidden translations. */
export function Terms({ detail: { terms } }: OfMessage) {
  if (terms.length === 0) return null
  return (
    <Section title="Glossary" count={terms.length} isOpenAtFirst>
      <Table verticalSpacing={2} data={{ body: terms.map((hit) => [hit.term, <Term key={hit.term} {...hit} />]) }} />
    </Section>
  )
}

function Term({ preferred, use, avoid, note }: TermHit) {
  const { tag, dir } = usePanel().workspace.project.target
  return (
    <>
      <b lang={tag} dir={dir}>
        {preferred ?? use.join(', ')}
      </b>
      {use.length + avoid.length === 0 && 'not decided yet'}
      {preferred !== null && use.length > 0 && (
        <Quiet>
          Allowed: <span lang={tag}>{use.join(', ')}</span>
        </Quiet>
      )}
      {avoid.length > 0 && (
        <Quiet>
          Do not use: <s lang={tag}>{avoid.join(', ')}</s>
        </Quiet>
      )}
      {note && <Quiet>{note}</Quiet>}
    </>
  )
}

const origins: Readonly<Record<string, string>> = {
  human: 'by a person',
  machine: 'by a machine',
  imported: 'from a file that was imported',
}

/** Says who made a text, and when: "by a person, A. Nowak, 2026-11-26". A person only accepts a machine's text. */
export const madeBy = ({ origin, translators, date }: NonNullable<MessageDetail['record']>) =>
  [
    origins[origin] ?? origin,
    ...translators.map((name) => (origin === 'machine' ? `accepted by ${name}` : name)),
    date,
  ].join(', ')

/** The record of the translation: its translator, its reviewers and the date. */
export function RecordOf({ detail: { record } }: OfMessage) {
  const { project } = usePanel().workspace
  if (record === null) return null
  return (
    <Section title="Who and when">
      <p>
        {isOfSource(project) ? 'Written' : 'Translated'} {madeBy(record)}
      </p>
      {record.reviewers.length > 0 && <p>Confirmed by {record.reviewers.join(', ')}</p>}
    </Section>
  )
}

/** Translations of the same or of similar English, to be inserted. */
export function Memory({ work: { detail, replace } }: { readonly work: Work }) {
  const { source, target } = usePanel().workspace.project
  const { memory } = detail
  if (memory.length === 0) return null
  return (
    <Section title="Similar texts" count={memory.length} isOpenAtFirst>
      {memory.map(({ id, target: text, score, difference }) => (
        <Group key={`${id} ${text}`} gap="xs" wrap="nowrap" align="start" justify="space-between">
          <div>
            <Text inherit lang={target.tag} dir={target.dir}>
              {text}
            </Text>
            <Quiet lang={source.tag} dir={source.dir}>
              <Runs runs={difference} />
            </Quiet>
            <Quiet>
              {score} % {id}
            </Quiet>
          </div>
          <Button
            flex="none"
            variant="default"
            aria-label={`Insert the similar text (${score} %): ${text}`}
            onClick={() => replace(text)}
          >
            Insert
          </Button>
        </Group>
      ))}
    </Section>
  )
}
