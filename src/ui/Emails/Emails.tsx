import { Fragment } from 'react'
import { offices } from '../../config/site.ts'
import { useLocale } from '../../i18n/LocaleContext.ts'
import { commaOf } from '../../i18n/lists.ts'

/** The e-mail addresses of the offices in one line. */
export function Emails() {
  const { tag, dir } = useLocale().locale
  // Isolated, because two adjacent addresses would run from left to right within Arabic.
  const isolated = dir === 'rtl' ? 'ltr' : undefined
  return offices.map(({ id, email }, index) => (
    <Fragment key={id}>
      {index > 0 ? commaOf(tag) : null}
      <a href={`mailto:${email}`} translate="no" dir={isolated}>
        {email}
      </a>
    </Fragment>
  ))
}
