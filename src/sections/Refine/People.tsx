import type { Report } from 'i18next-workbench/refine/refine.ts'
import type en from '#locales/en/pages/ai-refinix-mt-post-editing-tool.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import { More, useMore } from './More.tsx'
import classes from './RefineTool.module.css'

interface PeopleProps {
  readonly reports: readonly Report[]
  /** The BCP 47 tag of the translations. */
  readonly language: string
}

/** What only a person can judge, in short: where it is, what is doubtful, what was expected and found. */
export function People({ reports, language }: PeopleProps) {
  const { m } = useMessages<typeof en>('pages/ai-refinix-mt-post-editing-tool')
  const number = useNumber()
  const { limit, showMore } = useMore()
  return (
    <div className={classes.people}>
      <h4>{m('report.person.title')}</h4>
      <p>{m('report.person.lead')}</p>
      <ul>
        {reports.slice(0, limit).map((report, index) => (
          // Two of a kind can be about one segment.
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
          <li key={index}>
            <b>
              {m('report.columns.segment')} {number(report.number)}: {m(`report.person.kinds.${report.kind}`)}
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
    </div>
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
