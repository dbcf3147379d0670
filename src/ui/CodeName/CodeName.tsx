import { Fragment } from 'react'
import classes from './CodeName.module.css'

/** An identifier from code, such as a message key: not translated, left to right, with line breaks only after dots. */
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
