import { type ArtSlot, artSlots } from '../../config/artSlots.ts'
import { basePath } from '../../config/basePath.ts'
import { MEDIUM, SMALL } from '../../config/protocol.ts'
import type { ViewId } from '../../config/routes.ts'

interface ArtProps {
  readonly view: ViewId
  readonly slot: ArtSlot
  readonly className?: string | undefined
}

/**
 * The contour art of a page: decoration, drawn at build time. Most slots carry the page's key term in several languages;
 * an image's letters are outlines, so they need no font.
 */
export function Art({ view, slot, className }: ArtProps) {
  return (
    <img className={className} src={addressOf(view, slot)} alt="" loading="lazy" decoding="async" {...artSlots[slot]} />
  )
}

interface HeadingArtProps {
  readonly view: ViewId
  /** The slot where text and picture stand side by side. */
  readonly slot: 'hero' | 'ground'
  readonly className?: string | undefined
}

/** The picture at the head of a page: a drawing for each width of the screen, so that its words can be read on all. */
export function HeadingArt({ view, slot, className }: HeadingArtProps) {
  return (
    <picture>
      <source media={`(min-width: ${MEDIUM})`} srcSet={addressOf(view, slot)} {...artSlots[slot]} />
      <source media={`(min-width: ${SMALL})`} srcSet={addressOf(view, 'band')} {...artSlots.band} />
      <img
        className={className}
        src={addressOf(view, 'phone')}
        alt=""
        // It would hold up the first paint of the text beside it.
        loading="lazy"
        decoding="async"
        {...artSlots.phone}
      />
    </picture>
  )
}

const addressOf = (view: ViewId, slot: ArtSlot) => `${basePath}${__ART_BASE__}/${view}-${slot}.svg`
