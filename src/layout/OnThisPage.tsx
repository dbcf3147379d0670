import type { ReactNode } from 'react'
import { useCommon } from '../i18n/useCommon.ts'
import { PageLink } from '../ui/PageLink/PageLink.tsx'
import { useView } from '../ui/ViewContext.ts'
import classes from './OnThisPage.module.css'

const INDEX = 'on-this-page'

export interface Heading {
  /** The id of its section. */
  readonly id: string
  readonly title: ReactNode
}

interface OnThisPageProps {
  readonly headings: readonly Heading[]
  /** From medium screens up, the index is a row under the header; otherwise it is there on phones only. */
  readonly row: boolean
}

/** The index of a page. On phones it is a sheet that a button of the bottom bar opens. */
export function OnThisPage({ headings, row }: OnThisPageProps) {
  const { m } = useCommon()
  const links = headings.map(({ id, title }) => ({ id, text: beforeColon(title) }))
  return (
    <nav id={INDEX} popover="auto" className={classes.index} data-row={row || undefined} aria-labelledby={TITLE}>
      <div className={`page-width ${classes.inner}`}>
        <p id={TITLE} className={classes.title}>
          {m('index.title')}
        </p>
        <ul className={classes.links}>
          {links.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

/** Returns a heading up to its colon. A heading in another language is an element. */
const beforeColon = (title: ReactNode) => (typeof title === 'string' ? title.split(/\s?:\s|：/)[0] : title)

const TITLE = `${INDEX}-title`

/** On phones, at the bottom of the screen below the heading: the way to the contact form, if that is on another page, and to the index. */
export function BottomBar() {
  const { m } = useCommon()
  return (
    <aside className={classes.track}>
      <div className={classes.bar}>
        {useView() === 'contacts' ? null : (
          <PageLink page="contacts" hash="contact-form">
            {m('actions.contactUs')}
          </PageLink>
        )}
        <button type="button" popoverTarget={INDEX}>
          {m('index.title')}
        </button>
      </div>
    </aside>
  )
}
