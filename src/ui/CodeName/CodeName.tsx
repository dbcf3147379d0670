import { Fragment } from 'react'
import classes from './CodeName.module.css'

/** A name out of code, such as a message key: never translated, always left to right, broken only after its dots. */
export function CodeName({ name }: { readonly name: string }) {
  const parts = name.split(/(?<=\.)/)
  return (
    <code className={classes.code} dir="ltr" translate="no">
      {parts.map((part) => (
        <Fragment key={part}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  )
}
