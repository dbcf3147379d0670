import type { ReactNode } from 'react'
import { FirstArt } from '../../ui/Art/Art.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb/Breadcrumb.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { useView } from '../../ui/ViewContext.ts'
import classes from './Hero.module.css'

interface HeroProps {
  readonly title: ReactNode
  readonly subtitle: ReactNode
  /** The buttons; "Get in touch" by default. */
  readonly children?: ReactNode
  /** The art: the page's contour lines, or the map. `none` leaves only text. */
  readonly art?: 'contours' | 'map' | 'none'
  /** Replaces the art. */
  readonly figure?: ReactNode
  /** A specimen on top of the art. */
  readonly specimen?: ReactNode
  /** Content below the text on narrow screens, and below both halves on wide ones. */
  readonly proof?: ReactNode
  readonly size?: 'large' | 'medium'
  /** Places the art before the text. */
  readonly reversed?: boolean
}

/** The banner at the top of a page: breadcrumb, h1, a sentence, calls to action, and art. */
export function Hero({ title, subtitle, children, art = 'contours', figure, specimen, proof, ...look }: HeroProps) {
  const { size = 'medium', reversed } = look
  const view = useView()
  return (
    <section className={classes.hero} data-size={size} data-reversed={reversed || undefined} data-art={art}>
      <div className={classes.text}>
        <Breadcrumb />
        <h1 tabIndex={-1}>{title}</h1>
        <p className={classes.subtitle}>{subtitle}</p>
        <div className={classes.actions}>
          {children ?? <ButtonLink page="contacts" toTop text="actions.getInTouch" />}
        </div>
      </div>
      {proof ? <div className={classes.proof}>{proof}</div> : null}
      {art === 'none' ? null : (
        <div className={classes.picture} data-specimen={specimen ? '' : undefined}>
          {figure ?? (
            <div className={classes.ground}>
              <FirstArt view={view} kind={art} className={classes.art} />
            </div>
          )}
          {specimen ? <div className={classes.specimen}>{specimen}</div> : null}
        </div>
      )}
    </section>
  )
}
