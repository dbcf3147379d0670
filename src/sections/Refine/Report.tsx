import { useState } from 'react'
import type en from '#locales/en/pages/ai-refinix-mt-post-editing-tool.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import button from '../../ui/ButtonLink/ButtonLink.module.css'
import { Corrections } from './Corrections.tsx'
import { countOf, type Refused, withRefused } from './list.ts'
import { People } from './People.tsx'
import classes from './RefineTool.module.css'
import type { Result } from './useRun.ts'

interface ReportProps {
  readonly name: string
  readonly result: Result
}

/** The result for a file: figures, download, corrections, findings for a person. */
export function Report({ name, result }: ReportProps) {
  const { m } = useMessages<typeof en>('pages/ai-refinix-mt-post-editing-tool')
  const number = useNumber()
  const [refused, setRefused] = useState<Refused>(new Set())
  const { corrected, reports, segments, rules, targetLanguage } = result
  const corrections = countOf(corrected)
  const figures = [
    ['segments', segments],
    ['rules', rules],
    ['corrections', corrections],
    ['refused', refused.size],
    ['person', reports.length],
  ] as const
  return (
    <div className={classes.report}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <dl className={classes.figures}>
        {figures.map(([id, value]) => (
          <div key={id}>
            <dt>{m(`report.figures.${id}`)}</dt>
            <dd>{number(value)}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.download}>
        <button type="button" className={button.button} onClick={() => result.save(refused)}>
          {m('report.download')}
        </button>
        <p>{m(corrections > refused.size ? 'report.marked' : 'report.unchanged')}</p>
      </div>
      {corrections > 0 ? (
        <Corrections
          segments={corrected}
          language={targetLanguage}
          refused={refused}
          onKeep={(some, isKept) => setRefused((before) => withRefused(before, some, isKept))}
        />
      ) : null}
      {reports.length > 0 ? <People reports={reports} language={targetLanguage} /> : null}
    </div>
  )
}
