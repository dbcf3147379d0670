import { Button, Group, SegmentedControl, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Concordance as Pair } from '../../protocol.ts'
import { reasonOf } from '../../unreachable.ts'
import { usePanel } from '../PanelContext.ts'
import { MessageLink } from './MessageLink.tsx'
import classes from './Section.module.css'
import { Section } from './Section.tsx'

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
