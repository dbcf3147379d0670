import { Fragment } from 'react'
import { offices } from '../../config/site.ts'
import { useLocale } from '../../i18n/LocaleContext.ts'
import { commaOf } from '../../i18n/lists.ts'

/** The e-mail addresses of the offices, in a row. */
export function Emails() {
  const { tag } = useLocale().locale
  return offices.map(({ id, email }, index) => (
    <Fragment key={id}>
      {index > 0 ? commaOf(tag) : null}
      <a href={`mailto:${email}`} translate="no">
        {email}
      </a>
    </Fragment>
  ))
}
