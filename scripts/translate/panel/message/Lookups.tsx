import { Button, Group, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useEffect, useMemo, useState } from 'react'
import type { MemoryMatch, MessageDetail, Concordance as Pair, Texts } from '../../protocol.ts'
import { reasonOf } from '../../unreachable.ts'
import { Runs } from '../field/SourceText.tsx'
import { usePanel } from '../PanelContext.ts'
import { isText, keptValue } from '../state/keptValue.ts'
import { formName, sourceOf, targetOf } from '../text/texts.ts'
import type { Fields } from './Fields.tsx'
import classes from './Section.module.css'
import { MessageLink, Section } from './Section.tsx'

interface SameSourceProps {
  readonly detail: MessageDetail
  readonly fields: Fields
}

/** Where else the same English stands, and how it is translated there: offered, never put in by itself. */
export function SameSource({ detail, fields }: SameSourceProps) {
  const { messages, workspace } = usePanel()
  const { target } = workspace.project
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
              <p lang={target.tag} dir={target.dir}>
                {text ?? <span lang="en">no translation yet</span>}
              </p>
              <p>
                <MessageLink id={other.id} />
              </p>
              {text !== null && (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`Insert: ${text}`}
                  onClick={() => fields.replace(text)}
                >
                  Insert
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

interface MemoryProps {
  readonly matches: readonly MemoryMatch[]
  readonly fields: Fields
}

/** Translations of the same or of similar English, today's and former ones, to be taken over. */
export function Memory({ matches, fields }: MemoryProps) {
  const { source, target } = usePanel().workspace.project
  if (matches.length === 0) return null
  return (
    <Section title="Memory" count={matches.length} isOpenAtFirst>
      <ol className={classes['items']}>
        {matches.map((match) => (
          <li key={`${match.id} ${match.date} ${match.target}`} className={classes['pair']}>
            <p lang={target.tag} dir={target.dir}>
              {match.target}
            </p>
            <p lang={source.tag} dir={source.dir} className={classes['quiet']}>
              <Runs runs={match.difference} />
            </p>
            <p className={classes['quiet']}>
              <span className={classes['score']}>{match.score} %</span> <MessageLink id={match.id} />
              {match.date !== null && `, until ${match.date}`}
            </p>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Insert the match of ${match.score} %: ${match.target}`}
              onClick={() => fields.replace(match.target)}
            >
              Insert
            </Button>
          </li>
        ))}
      </ol>
    </Section>
  )
}

type Side = 'source' | 'target'

/** Looks for words in all texts of one language, and shows them with those of the other. */
export function Concordance() {
  const { backend, announce, workspace } = usePanel()
  const { source, target } = workspace.project
  const [words, setWords] = useState('')
  const [side, setSide] = useState<Side>('source')
  const [found, setFound] = useState<readonly Pair[] | null>(null)

  const search = async () => {
    if (words.trim() === '') return
    try {
      const pairs = await backend.concordance({ words: words.trim(), side })
      setFound(pairs)
      announce(pairs.length === 1 ? '1 text has these words.' : `${pairs.length} texts have these words.`)
    } catch (error) {
      announce(reasonOf(error), true)
    }
  }

  return (
    <Section title="Search all texts">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void search()
        }}
      >
        <Group gap="xs" wrap="nowrap">
          <TextInput
            flex={1}
            aria-label="Words"
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
          <SegmentedControl<Side>
            size="xs"
            aria-label="Language that is searched"
            data={[
              { value: 'source', label: source.name },
              { value: 'target', label: target.name },
            ]}
            value={side}
            onChange={setSide}
          />
          <Button type="submit" variant="default">
            Search
          </Button>
        </Group>
      </form>
      {found?.length === 0 && <p className={classes['quiet']}>No text has these words.</p>}
      {found && found.length > 0 && (
        <ol className={classes['items']}>
          {found.map((pair) => (
            <li key={`${pair.id} ${pair.date}`}>
              <p lang={source.tag} dir={source.dir}>
                {pair.source}
              </p>
              <p lang={target.tag} dir={target.dir}>
                {pair.target}
              </p>
              <p className={classes['quiet']}>
                <MessageLink id={pair.id} />
                {pair.date !== null && `, until ${pair.date}`}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}

/** The message in another language, which is remembered. */
export function OtherLocale({ detail }: { readonly detail: MessageDetail }) {
  const { others } = usePanel().workspace.project
  const [code, setCode] = useLocalStorage({
    key: 'translate other locale',
    defaultValue: '',
    deserialize: keptValue(isText, ''),
  })
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

interface OtherTextsProps {
  readonly detail: MessageDetail
  readonly locale: { readonly code: string; readonly tag: string; readonly dir: 'ltr' | 'rtl' }
}

function OtherTexts({ detail, locale }: OtherTextsProps) {
  const { backend, attempt } = usePanel()
  const [texts, setTexts] = useState<Texts | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { id } = detail
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    backend.other({ locale: locale.code, id }).then(setTexts, (error: unknown) => setFailure(reasonOf(error)))
  }, [backend, locale.code, id, attempt])
  if (texts === null) return failure === null ? null : <p className={classes['quiet']}>{failure}</p>
  if (Object.keys(texts).length === 0) return <p className={classes['quiet']}>No text yet.</p>
  const [first] = detail.forms
  return Object.entries(texts).map(([form, text]) => (
    <p key={form} lang={locale.tag} dir={locale.dir}>
      {first && formName(first) !== 'text' && <span className={classes['quiet']}>{form}: </span>}
      {text}
    </p>
  ))
}
