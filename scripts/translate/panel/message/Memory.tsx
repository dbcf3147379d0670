import { Button } from '@mantine/core'
import type { MemoryMatch } from '../../protocol.ts'
import { Runs } from '../field/Runs.tsx'
import { usePanel } from '../PanelContext.ts'
import { MessageLink } from './MessageLink.tsx'
import classes from './Section.module.css'
import { Section } from './Section.tsx'
import type { Fields } from './useFields.ts'

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
