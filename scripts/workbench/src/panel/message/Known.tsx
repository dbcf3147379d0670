import { Button } from '@mantine/core'
import type { MessageDetail, TermHit } from '../../protocol/calls.ts'
import { Runs } from '../field/SourceText.tsx'
import { usePanel } from '../PanelContext.ts'
import { Quiet, Section } from './Section.tsx'
import type { Work } from './useWork.ts'
import { isOfSource } from '../state/workspace.ts'
import classes from './Section.module.css'

interface OfMessage {
  readonly detail: MessageDetail
}

/** The changes of the English since the translation was made, word by word. */
export function EnglishChange({ detail: { englishChange } }: OfMessage) {
  const { tag: lang, dir } = usePanel().workspace.project.source
  return englishChange?.map(({ before, after }) => (
    <dl key={before.map(({ text }) => text).join('')} className={classes['change']} {...{ lang, dir }}>
      <dt lang="en">English then</dt>
      <dd>
        <Runs runs={before} isOld />
      </dd>
      <dt lang="en">English now</dt>
      <dd>
        <Runs runs={after} />
      </dd>
    </dl>
  ))
}

/** The glossary terms of the source, with required and forbidden translations. */
export function Terms({ detail: { terms } }: OfMessage) {
  if (terms.length === 0) return null
  return (
    <Section title="Glossary" count={terms.length} isOpenAtFirst>
      <dl className={classes['terms']}>
        {terms.map((hit) => (
          <Term key={hit.term} {...hit} />
        ))}
      </dl>
    </Section>
  )
}

function Term({ term, preferred, use, avoid, note }: TermHit) {
  const { tag, dir } = usePanel().workspace.project.target
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <b lang={tag} dir={dir}>
          {preferred ?? use.join(', ')}
        </b>
        {use.length === 0 && 'not decided yet'}
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
      </dd>
    </div>
  )
}

const origins: Readonly<Record<string, string>> = {
  human: 'by a person',
  machine: 'by a machine',
  imported: 'from a file that was imported',
}

/** The record of the translation: its translator, its reviewers and the date. */
export function RecordOf({ detail: { record } }: OfMessage) {
  const { project } = usePanel().workspace
  if (record === null) return null
  const { origin, translator, date, reviewers } = record
  return (
    <Section title="Who and when">
      <p>
        {isOfSource(project) ? 'Written' : 'Translated'} {origins[origin] ?? origin}
        {translator !== null && `, ${translator}`}, {date}
      </p>
      {reviewers.length > 0 && <p>Confirmed by {reviewers.join(', ')}</p>}
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
      <ol className={classes['items']}>
        {memory.map(({ id, target: text, score, difference }) => (
          <li key={`${id} ${text}`} className={classes['pair']}>
            <p lang={target.tag} dir={target.dir}>
              {text}
            </p>
            <Quiet lang={source.tag} dir={source.dir}>
              <Runs runs={difference} />
            </Quiet>
            <Quiet>
              {score} % {id}
            </Quiet>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Insert the similar text (${score} %): ${text}`}
              onClick={() => replace(text)}
            >
              Insert
            </Button>
          </li>
        ))}
      </ol>
    </Section>
  )
}
