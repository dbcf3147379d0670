import type { ViewId } from '../../config/routes.ts'
import { Art } from '../Art/Art.tsx'
import classes from './FramedArt.module.css'

/** The contour lines of a view as a picture that stands beside a text. */
export function FramedArt({ view }: { readonly view: ViewId }) {
  return <Art view={view} slot="panel" className={classes.frame} />
}
