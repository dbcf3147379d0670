import type { MessageDetail } from '../../protocol.ts'
import classes from './Section.module.css'
import { Section } from './Section.tsx'

const origins: Readonly<Record<string, string>> = {
  human: 'by a person',
  machine: 'by a machine',
  imported: 'from a file that was imported',
}

/** What is recorded of the translation: who made and who checked it, and when. */
export function RecordOf({ detail }: { readonly detail: MessageDetail }) {
  const { record } = detail
  return (
    <Section title="Record">
      {record === null ? (
        <p className={classes['quiet']}>Nothing is recorded yet.</p>
      ) : (
        <ul className={classes['items']}>
          <li>
            Translated {origins[record.origin] ?? record.origin}
            {record.translator !== null && `, ${record.translator}`}; recorded on {record.date}
          </li>
          {record.reviewers.length > 0 && <li>Reviewed by {record.reviewers.join(', ')}</li>}
          {record.waiver !== null && (
            <li>
              Confirmed by the translator alone, because: {record.waiver}. This does not count as a second person.
            </li>
          )}
        </ul>
      )}
    </Section>
  )
}
