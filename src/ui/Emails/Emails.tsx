import { Fragment } from 'react'
import { offices } from '../../config/site.ts'

/** The e-mail addresses of the offices, in a row. */
export function Emails() {
  return offices.map(({ id, email }, index) => (
    <Fragment key={id}>
      {index > 0 ? ', ' : null}
      <a href={`mailto:${email}`} translate="no">
        {email}
      </a>
    </Fragment>
  ))
}
