import type { ReactNode } from 'react'
import classes from './Note.module.css'

/** Small print under the content of a section: what a reader must know about all of it. */
export function Note({ children }: { readonly children: ReactNode }) {
  return <p className={classes.note}>{children}</p>
}
