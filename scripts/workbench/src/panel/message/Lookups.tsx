import { NativeSelect } from '@mantine/core'
import { useMemo } from 'react'
import { formName, type MessageDetail, type PanelLocale } from '../../protocol/protocol.ts'
import { line } from '../../protocol/shape.ts'
import { Runs } from '../field/SourceText.tsx'
import { usePanel } from '../PanelContext.ts'
import { useKept } from '../state/kept.ts'
import { useAnswer } from '../state/useAnswer.ts'
import { sourceOf, targetOf } from '../text/texts.ts'
import classes from './Section.module.css'
import { InsertButton, MessageLink, Quiet, Section, Words } from './Section.tsx'
import type { Work } from './useWork.ts'

/** Where else the same English stands, and how it is translated there: offered, never put in by itself. */
export function SameSource({ work: { detail, replace } }: { readonly work: Work }) {
  const { messages, workspace } = usePanel()
  const same = useMemo(
    () =>
      [...messages.values()].filter(
        (other) => other.id !== detail.id && !other.isVerbatim && sourceOf(other) === sourceOf(detail),
      ),
    [messages, detail],
  )
  if (same.length === 0) return null
  return (
    <Section title="Same English elsewhere" count={same.length} isOpenAtFirst>
      <ul className={classes['items']}>
        {same.map((other) => {
          const text = targetOf(other)
          return (
            <li key={other.id} className={classes['pair']}>
              <Words of={workspace.project.target}>{text ?? <span lang="en">no translation yet</span>}</Words>
              <p>
                <MessageLink id={other.id} />
              </p>
              {text !== null && <InsertButton label={`Insert: ${text}`} onClick={() => replace(text)} />}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** Translations of similar English, to be taken over. */
export function Memory({ work: { detail, replace } }: { readonly work: Work }) {
  const { source, target } = usePanel().workspace.project
  // Today's translations of the same English are listed apart.
  const matches = detail.memory.filter(({ score }) => score < 100)
  if (matches.length === 0) return null
  return (
    <Section title="Memory" count={matches.length} isOpenAtFirst>
      <ol className={classes['items']}>
        {matches.map(({ id, target: text, score, difference }) => (
          <li key={`${id} ${text}`} className={classes['pair']}>
            <Words of={target}>{text}</Words>
            <Quiet lang={source.tag} dir={source.dir}>
              <Runs runs={difference} />
            </Quiet>
            <Quiet>
              <b>{score} %</b> <MessageLink id={id} />
            </Quiet>
            <InsertButton label={`Insert the match of ${score} %: ${text}`} onClick={() => replace(text)} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The message in another language, which is remembered. */
export function OtherLocale({ detail }: { readonly detail: MessageDetail }) {
  const { others } = usePanel().workspace.project
  const [code, setCode] = useKept('other locale', line, '')
  if (others.length === 0) return null
  const locale = others.find((other) => other.code === code)
  return (
    <Section title={locale ? `In ${locale.name}` : 'In another language'} isOpenAtFirst={locale !== undefined}>
      <NativeSelect
        size="xs"
        aria-label="Language"
        data={[
          { value: '', label: 'Choose a language' },
          ...others.map((other) => ({ value: other.code, label: other.name })),
        ]}
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      {locale && <OtherTexts key={`${locale.code} ${detail.id}`} {...{ detail, locale }} />}
    </Section>
  )
}

function OtherTexts({ detail, locale }: { readonly detail: MessageDetail; readonly locale: PanelLocale }) {
  const { backend, attempt } = usePanel()
  const { id, forms } = detail
  const { value: texts, failure } = useAnswer(() => backend.other({ locale: locale.code, id }), String(attempt))
  if (texts === null) return failure === null ? null : <Quiet>{failure}</Quiet>
  if (Object.keys(texts).length === 0) return <Quiet>No text yet.</Quiet>
  const hasForms = forms.some((form) => formName(form) !== 'text')
  return Object.entries(texts).map(([form, text]) => (
    <Words key={form} of={locale}>
      {hasForms && <Quiet span>{form}: </Quiet>}
      {text}
    </Words>
  ))
}
