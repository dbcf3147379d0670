import type { ViewId } from '../../config/routes.ts'
import { Art } from '../../ui/Art/Art.tsx'
import classes from './BannerArt.module.css'

/** A picture across the page. */
export function BannerArt({ view }: { readonly view: ViewId }) {
  return (
    <div className={classes.banner}>
      <Art view={view} slot="backdrop" className={classes.art} />
    </div>
  )
}
