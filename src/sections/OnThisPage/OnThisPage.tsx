import type { ReactNode } from 'react'
import { keysOf } from '../../i18n/useMessages.tsx'
import { useCommon } from '../../i18n/useCommon.ts'
import { PageLink } from '../../ui/PageLink/PageLink.tsx'
import classes from './OnThisPage.module.css'

const INDEX = 'on-this-page'

/**
 * The index of a long page, after its hero: a sticky row under the header on wide screens, a list on narrow ones. On
 * phones a bar at the bottom links to it and to the price calculator. `titles` maps section ids to headings.
 */
export function OnThisPage({ titles }: { readonly titles: Readonly<Record<string, ReactNode>> }) {
  const { m } = useCommon()
  return (
    <nav id={INDEX} className={classes.index} aria-labelledby={`${INDEX}-title`}>
      <div className={classes.inner}>
        <p id={`${INDEX}-title`} className={classes.title}>
          {m('index.title')}
        </p>
        <ul className={classes.links}>
          {keysOf(titles).map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{titles[id]}</a>
            </li>
          ))}
        </ul>
      </div>
      <p className={classes.bar}>
        <PageLink page="services" hash="examples">
          {m('index.price')}
        </PageLink>
        <a href={`#${INDEX}`}>{m('index.title')}</a>
      </p>
    </nav>
  )
}
