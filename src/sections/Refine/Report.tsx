import { useState } from 'react'
import type en from '#locales/en/pages/ai-refinix-mt-post-editing-tool.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import button from '../../ui/ButtonLink/ButtonLink.module.css'
import { Corrections } from './Corrections.tsx'
import { type Refused, withRefused } from './list.ts'
import { People } from './People.tsx'
import classes from './RefineTool.module.css'
import type { Result } from './useRun.ts'

interface ReportProps {
  /** Of the file. */
  readonly name: string
  readonly result: Result
}

/** What has come of a file: figures, the corrections, each of which can be refused, what needs a person, the download. */
export function Report({ name, result }: ReportProps) {
  const { m } = useMessages<typeof en>('pages/ai-refinix-mt-post-editing-tool')
  const number = useNumber()
  const [refused, setRefused] = useState<Refused>(new Set())
  const { corrections, reports, segments, rules, targetLanguage } = result
  const figures = [
    ['segments', segments],
    ['rules', rules],
    ['corrections', corrections.length],
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
        <p>{m(corrections.length > refused.size ? 'report.marked' : 'report.unchanged')}</p>
      </div>
      {corrections.length > 0 ? (
        <Corrections
          corrections={corrections}
          language={targetLanguage}
          refused={refused}
          onKeep={(some, isKept) => setRefused((before) => withRefused(before, some, isKept))}
        />
      ) : null}
      {reports.length > 0 ? <People reports={reports} language={targetLanguage} /> : null}
    </div>
  )
}
