import type { Annotation, MessageDetail, TermHit } from '../../protocol.ts'
import { Runs } from '../field/SourceText.tsx'
import { usePanel } from '../PanelContext.ts'
import { typeName } from '../revise/errorRates.ts'
import { describePlaces } from './MessageHead.tsx'
import classes from './Section.module.css'
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

/** What translators and revisers have said of the message. */
export function Comments({ detail }: { readonly detail: MessageDetail }) {
  const { comments, annotations } = detail
  const count = comments.length + annotations.length
  if (count === 0) return null
  return (
    <Section title="Comments" count={count} isOpenAtFirst>
      <ul className={classes['items']}>
        {annotations.map((annotation) => (
          <li key={Object.values(annotation).join(' ')}>
            <AnnotationItem annotation={annotation} />
          </li>
        ))}
        {comments.map((comment) => (
          <li key={comment}>{comment}</li>
        ))}
      </ul>
    </Section>
  )
}

/** An error that a reviser has marked. */
function AnnotationItem({ annotation }: { readonly annotation: Annotation }) {
  const { type, severity, comment, reviewer, date } = annotation
  return (
    <>
      <b>{severity}</b> {typeName(type)}
      {comment && `: ${comment}`}{' '}
      <span className={classes['quiet']}>
        {reviewer}, {date}
      </span>
    </>
  )
}

/** Terms of the glossary that the source has, with what may and may not stand for them. */
export function Terms({ terms }: { readonly terms: readonly TermHit[] }) {
  const { target } = usePanel().workspace.project
  if (terms.length === 0) return null
  return (
    <Section title="Terms" count={terms.length} isOpenAtFirst>
      <dl className={classes['terms']}>
        {terms.map(({ term, preferred, use, avoid, note }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <span lang={target.tag} dir={target.dir}>
                <b>{preferred ?? use.join(', ')}</b>
              </span>
              {use.length === 0 && 'not decided yet'}
              {preferred !== null && use.length > 0 && (
                <p>
                  Forms that may stand: <span lang={target.tag}>{use.join(', ')}</span>
                </p>
              )}
              {avoid.length > 0 && (
                <p>
                  Never: <s lang={target.tag}>{avoid.join(', ')}</s>
                </p>
              )}
              {note && <p>{note}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** Everywhere the message stands; each leads to the page. */
export function Uses({ detail }: { readonly detail: MessageDetail }) {
  const { workspace, dispatch } = usePanel()
  const { pages } = workspace.project
  const uses = detail.uses.map((use) => ({ ...use, name: nameOf(use) }))
  const unique = uses.filter(
    (use, at) => uses.findIndex((other) => other.view === use.view && other.name === use.name) === at,
  )
  return (
    <Section title="Where it stands" count={unique.length}>
      {unique.length === 0 && <p className={classes['quiet']}>On no page.</p>}
      <ul className={classes['items']}>
        {unique.map(({ view, name }) => {
          const page = pages.find((candidate) => candidate.view === view)
          return (
            <li key={`${view} ${name}`}>
              {page?.ids.includes(detail.id) && view !== workspace.view ? (
                <button
                  type="button"
                  className={classes['link']}
                  onClick={() => dispatch({ type: 'choose', id: detail.id, view })}
                >
                  {page.title}
                </button>
              ) : (
                <span>{page?.title ?? view}</span>
              )}{' '}
              <span className={classes['quiet']}>{view === workspace.view ? `${name} (this page)` : name}</span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function nameOf({ element, attribute }: MessageDetail['uses'][number]): string {
  const [name] = describePlaces([
    {
      id: '',
      element,
      attribute,
      visible: attribute === null && element !== 'title',
      hidden: false,
      overflowing: false,
      box: null,
    },
  ])
  return name ?? `<${element}>`
}

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
