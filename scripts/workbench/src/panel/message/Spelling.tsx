import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { usePanel } from '../PanelContext.ts'
import { useAnswer } from '../state/useAnswer.ts'
import { LinkButton } from './Section.tsx'

interface SpellingProps {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly replace: (text: string) => void
}

/** In ms: a word is typed in it. */
const PAUSE = 600

/** Words that no dictionary of the project has, with those that may be meant. They stop nothing. */
export function Spelling({ id, name, text, replace }: SpellingProps) {
  const { backend } = usePanel()
  const [settled] = useDebouncedValue(text, PAUSE)
  // Where there is no answer, the text is as good without.
  const { value: found } = useAnswer(() => backend.spell({ id, texts: { [name]: settled } }), settled)
  const there = found?.[name]?.filter(({ word }) => text.includes(word)) ?? []
  if (there.length === 0) return null
  return (
    <Text component="ul" size="sm" c="dimmed" mt={4} aria-label="Words that are in no dictionary">
      {there.map(({ word, suggestions }) => (
        <li key={word}>
          <Text span inherit fw={500} td="underline wavy var(--error)">
            {word}
          </Text>{' '}
          is in no dictionary
          {suggestions.map((suggestion, index) => (
            <span key={suggestion}>
              {index === 0 ? ': ' : ', '}
              <LinkButton onClick={() => replace(text.replaceAll(word, () => suggestion))}>{suggestion}</LinkButton>
            </span>
          ))}
        </li>
      ))}
    </Text>
  )
}
