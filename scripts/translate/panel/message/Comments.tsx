import type { MessageDetail } from '../../protocol.ts'
import { AnnotationItem } from './AnnotationItem.tsx'
import classes from './Section.module.css'
import { Section } from './Section.tsx'

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
