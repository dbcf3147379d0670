import type { Annotation } from '../../protocol.ts'
import { typeName } from '../revise/errorRates.ts'
import classes from './Section.module.css'

/** An error that a reviser has marked. */
export function AnnotationItem({ annotation }: { readonly annotation: Annotation }) {
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
