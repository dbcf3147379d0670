import type { Report } from 'i18next-workbench/refine'
import type en from '#locales/en/pages/ai-refinix-mt-post-editing-tool.json'
import { useColon } from '../../i18n/useColon.ts'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import { More, useMore } from './More.tsx'
import classes from './RefineTool.module.css'

interface PeopleProps {
  readonly reports: readonly Report[]
  /** BCP 47 tag of the translations. */
  readonly language: string
}

/** Findings that only a person can judge, by kind. */
export function People({ reports, language }: PeopleProps) {
  const { m } = useMessages<typeof en>('pages/ai-refinix-mt-post-editing-tool')
  const kinds = [...new Set(reports.map(({ kind }) => kind))]
  return (
    <div className={classes.people}>
      <h4>{m('report.person.title')}</h4>
      <p>{m('report.person.lead')}</p>
      {kinds.map((kind) => (
        <Kind key={kind} reports={reports.filter((report) => report.kind === kind)} kind={kind} language={language} />
      ))}
    </div>
  )
}

function Kind({ reports, kind, language }: PeopleProps & Pick<Report, 'kind'>) {
  const { m } = useMessages<typeof en>('pages/ai-refinix-mt-post-editing-tool')
  const number = useNumber()
  const colon = useColon()
  const { limit, showMore } = useMore()
  return (
    <>
      <h5>
        {m(`report.person.kinds.${kind}`)}
        {colon}
        {number(reports.length)}
      </h5>
      <ul>
        {reports.slice(0, limit).map((report) => (
          <li key={report.number}>
            <b>
              {m('report.columns.segment')} {number(report.number)}
            </b>
            <Words label="expected" text={report.expected} />
            <Words label="found" text={report.found} />
            {report.target && report.target !== report.found ? (
              <p lang={language} dir="auto">
                {report.target}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      <More rest={reports.length - limit} onClick={showMore} />
    </>
  )
}

interface WordsProps {
  readonly label: 'expected' | 'found'
  readonly text: string
}

function Words({ label, text }: WordsProps) {
  const { m } = useMessages<typeof en>('pages/ai-refinix-mt-post-editing-tool')
  return text === '' ? null : (
    <span>
      {m(`report.person.${label}`)} <bdi>{text}</bdi>
    </span>
  )
}
