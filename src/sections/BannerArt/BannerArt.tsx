import { SMALL } from '../../config/protocol.ts'
import type { ViewId } from '../../config/routes.ts'
import { Art } from '../../ui/Art/Art.tsx'
import classes from './BannerArt.module.css'

/** A picture across the page: a view's large drawing on wide screens, its strip on narrow ones. */
export function BannerArt({ view }: { readonly view: ViewId }) {
  return (
    <picture className={classes.banner}>
      <source media={`(min-width: ${SMALL})`} srcSet={`${__ART_BASE__}/${view}-hero.svg`} />
      <Art view={view} variant="strip" className={classes.art} />
    </picture>
  )
}
