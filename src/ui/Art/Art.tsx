import { artFile, type ArtSlot, artSlots, cardSlot } from '../../config/artSlots.ts'
import { artLanguage } from '../../config/artTerms.ts'
import { basePath } from '../../config/basePath.ts'
import { MEDIUM, SMALL } from '../../config/protocol.ts'
import type { PageId, ViewId } from '../../config/routes.ts'
import { useLocale } from '../../i18n/LocaleContext.ts'

interface ArtProps {
  readonly view: ViewId
  readonly slot: ArtSlot
  readonly className?: string | undefined
}

/**
 * The contour art of a page: decoration, drawn at build time. Most slots carry the page's key term in several languages, that
 * of the document largest; an image's letters are outlines, so they need no font.
 */
export function Art({ view, slot, className }: ArtProps) {
  const addressOf = useAddresses(view)
  return <img className={className} src={addressOf(slot)} alt="" loading="lazy" decoding="async" {...artSlots[slot]} />
}

/** On a card that leads to a page: what that page shows, its diagram in miniature, or else its contour lines. */
export function CardArt({ page, className }: { readonly page: PageId; readonly className?: string | undefined }) {
  const { dir } = useLocale().locale
  return <Art view={page} slot={cardSlot(page, dir)} className={className} />
}

/** For each slot of a heading with halves, those on screens without them, and on narrow ones. */
const narrower = {
  hero: ['band', 'phone'],
  ground: ['band', 'phone'],
  map: ['map-band', 'map-phone'],
} as const

interface HeadingArtProps {
  readonly view: ViewId
  /** The slot where text and picture stand side by side. */
  readonly slot: keyof typeof narrower
  readonly className?: string | undefined
}

/** The picture at the head of a page: a drawing for each width of the screen, so that its words can be read on all. */
export function HeadingArt({ view, slot, className }: HeadingArtProps) {
  const addressOf = useAddresses(view)
  const [band, phone] = narrower[slot]
  return (
    <picture>
      <source media={`(min-width: ${MEDIUM})`} srcSet={addressOf(slot)} {...artSlots[slot]} />
      <source media={`(min-width: ${SMALL})`} srcSet={addressOf(band)} {...artSlots[band]} />
      <img
        className={className}
        src={addressOf(phone)}
        alt=""
        // It would hold up the first paint of the text beside it.
        loading="lazy"
        decoding="async"
        {...artSlots[phone]}
      />
    </picture>
  )
}

/** Where the drawings of a view are, in the language of the document. */
function useAddresses(view: ViewId): (slot: ArtSlot) => string {
  const language = artLanguage(useLocale().locale)
  return (slot) => `${basePath}${__ART_BASE__}/${artFile(view, slot, language)}`
}
