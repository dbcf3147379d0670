import type { MessageDetail } from '../../protocol.ts'
import { Runs } from '../field/Runs.tsx'
import { usePanel } from '../PanelContext.ts'
import classes from './EnglishChange.module.css'
import { Section } from './Section.tsx'

/** The English that the translation was made from, and that of today, word by word. */
export function EnglishChange({ change }: { readonly change: MessageDetail['englishChange'] }) {
  const { source } = usePanel().workspace.project
  if (change === null) return null
  return (
    <Section title="What changed in the English" isOpenAtFirst>
      {change.map(({ before, after }) => (
        <dl
          key={before.map(({ text }) => text).join('')}
          className={classes['change']}
          lang={source.tag}
          dir={source.dir}
        >
          <dt lang="en">Then</dt>
          <dd>
            <Runs runs={before} isOld />
          </dd>
          <dt lang="en">Now</dt>
          <dd>
            <Runs runs={after} />
          </dd>
        </dl>
      ))}
    </Section>
  )
}
