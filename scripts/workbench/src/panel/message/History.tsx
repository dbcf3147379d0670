import { Button } from '@mantine/core'
import { compareWords } from '../../history/compareWords.ts'
import { formName, type Version } from '../../protocol/protocol.ts'
import { Runs } from '../field/SourceText.tsx'
import { usePanel } from '../PanelContext.ts'
import { useAnswer } from '../state/useAnswer.ts'
import { sameTexts, textsOf, time } from '../text/texts.ts'
import classes from './Section.module.css'
import { Quiet, Section, Words } from './Section.tsx'
import type { Work } from './useWork.ts'

/** What became of the message: who did what, when and why. A former text can be put back into the field. */
export const History = ({ work }: { readonly work: Work }) => (
  <Section title="History">
    <Versions key={work.detail.hashes.text + work.detail.state} work={work} />
  </Section>
)

function Versions({ work }: { readonly work: Work }) {
  const { backend } = usePanel()
  const { id, isVerbatim } = work.detail
  const { value: versions, failure } = useAnswer(() => backend.history({ id }), id)
  if (failure !== null) return <Quiet>{failure}</Quiet>
  if (versions === null) return <Quiet>Looking …</Quiet>
  if (versions.length === 0) return <Quiet>Nothing is known of it.</Quiet>
  return (
    <ol className={classes['items']}>
      {versions.map((version) => {
        const { at, who, what, why, texts } = version
        const isOther = texts !== null && !sameTexts(texts, textsOf(work.detail))
        return (
          <li key={[at, ...what].join(' ')}>
            {what.map((one) => (
              <p key={one}>{one}</p>
            ))}
            {isOther && <FormerTexts work={work} texts={texts} />}
            <Quiet>{[at && time.format(new Date(at)), who, why].filter(Boolean).join(' · ')}</Quiet>
            {isOther && !isVerbatim && (
              <Button size="compact-sm" variant="default" onClick={() => work.fill(texts)}>
                Put it back into the field
              </Button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function FormerTexts({ work, texts }: { readonly work: Work; readonly texts: NonNullable<Version['texts']> }) {
  const { target } = usePanel().workspace.project
  return work.detail.forms.map((form) => {
    const then = texts[formName(form)] ?? ''
    return (
      <Words key={formName(form)} of={target}>
        <Runs runs={compareWords(then, form.target ?? '', target.tag).before} isOld />
      </Words>
    )
  })
}
