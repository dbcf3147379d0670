import type { ReactNode } from 'react'
import type { ViewId } from '../../config/routes.ts'
import { Art } from '../../ui/Art/Art.tsx'
import classes from './ArtBand.module.css'

/** A band of contour lines with one sentence on it. */
export function ArtBand({ view, children }: { readonly view: ViewId; readonly children: ReactNode }) {
  return (
    <section className={classes.band} data-tone="art">
      <Art view={view} className="cover" />
      <p className={`phrases ${classes.line}`}>{children}</p>
    </section>
  )
}
