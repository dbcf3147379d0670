import type { ReactNode } from 'react'
import { useCommon } from '../../i18n/useCommon.ts'
import { Art, MapArt } from '../../ui/Art/Art.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb/Breadcrumb.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { useView } from '../../ui/ViewContext.ts'
import classes from './Hero.module.css'

interface HeroProps {
  readonly title: ReactNode
  readonly subtitle: ReactNode
  /** The buttons; without them there is the one that every page has, "Get in touch". */
  readonly children?: ReactNode
  /** What the art shows: the contour lines of the page, or the map. A page without is words alone. */
  readonly art?: 'contours' | 'map' | 'none'
  /** In place of the art. */
  readonly figure?: ReactNode
  /** A specimen that lies on the art. */
  readonly specimen?: ReactNode
  /** What stands below the text on narrow screens, and below both halves on wide ones. */
  readonly proof?: ReactNode
  readonly size?: 'large' | 'medium'
  /** Art before text. */
  readonly reversed?: boolean
}

/** The banner at the top of a page: the way to it, its h1, a sentence, the calls to action, and its art. */
export function Hero({ title, subtitle, children, art = 'contours', figure, specimen, proof, ...look }: HeroProps) {
  const { size = 'medium', reversed } = look
  const view = useView()
  return (
    <section className={classes.hero} data-size={size} data-reversed={reversed || undefined} data-art={art}>
      <div className={classes.text}>
        <Breadcrumb />
        <h1 tabIndex={-1}>{title}</h1>
        <p className={classes.subtitle}>{subtitle}</p>
        <div className={classes.actions}>{children ?? <GetInTouch />}</div>
      </div>
      {proof ? <div className={classes.proof}>{proof}</div> : null}
      {art === 'none' ? null : (
        <div className={classes.picture} data-specimen={specimen ? '' : undefined}>
          {figure ?? (art === 'map' ? <MapArt className={classes.art} /> : <Art view={view} className={classes.art} />)}
          {specimen ? <div className={classes.specimen}>{specimen}</div> : null}
        </div>
      )}
    </section>
  )
}

function GetInTouch() {
  const { m } = useCommon()
  return (
    <ButtonLink page="contacts" toTop>
      {m('actions.getInTouch')}
    </ButtonLink>
  )
}
