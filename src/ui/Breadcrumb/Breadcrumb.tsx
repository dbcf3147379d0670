import { useCommon } from '../../i18n/useCommon.ts'
import { trailOf } from '../../seo/breadcrumb.ts'
import { PageLink } from '../PageLink/PageLink.tsx'
import { useView } from '../ViewContext.ts'
import classes from './Breadcrumb.module.css'

/** The path from Home to the current page (WAI-ARIA APG, breadcrumb pattern). Renders nothing on Home and on notices. */
export function Breadcrumb() {
  const view = useView()
  const { m, label } = useCommon()
  const trail = trailOf(view)
  if (trail.length === 0) return null
  return (
    <nav {...label('breadcrumb')} className={classes.breadcrumb}>
      <ol className={classes.trail}>
        {trail.map((page) => (
          <li key={page}>
            {page === view ? (
              <span aria-current="page">{m(`nav.pages.${page}`)}</span>
            ) : (
              <PageLink page={page}>{m(`nav.pages.${page}`)}</PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
