import { usePanel } from '../PanelContext.ts'
import { Runs } from '../field/SourceText.tsx'
import classes from './Section.module.css'
import { InsertButton, MessageLink, Quiet, Section, Words } from './Section.tsx'
import type { Work } from './useWork.ts'

/** Translations of the same or of similar English, to be taken over. */
export function Memory({ work: { detail, replace } }: { readonly work: Work }) {
  const { source, target } = usePanel().workspace.project
  const { memory } = detail
  if (memory.length === 0) return null
  return (
    <Section title="Similar texts" count={memory.length} isOpenAtFirst>
      <ol className={classes['items']}>
        {memory.map(({ id, target: text, score, difference }) => (
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
