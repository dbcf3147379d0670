import drawings from 'virtual:first-drawings'
import { artFiles, hasMiniature, isMirrored, pictured } from '../../config/art.ts'
import { basePath } from '../../config/basePath.ts'
import type { PageId, ViewId } from '../../config/routes.ts'
import { useLocale } from '../../i18n/LocaleContext.ts'

interface ArtProps {
  readonly view: ViewId
  readonly className?: string | undefined
}

/** The contour lines of a view, as decoration. */
export function Art({ view, ...props }: ArtProps) {
  const { of, ...size } = artFiles.contours
  return <Drawing name={of(view)} {...size} {...props} />
}

/**
 * The contour lines or the map in a first screen, part of the document: as a file, a drawing would be the last paint of the screen.
 * The document alone has the shapes, which hydration keeps.
 */
export function FirstArt({ view, kind, className }: ArtProps & { readonly kind: 'contours' | 'map' }) {
  const { locale } = useLocale()
  const { width, height } = artFiles[kind]
  const name = kind === 'map' ? artFiles.map.of(locale.code) : artFiles.contours.of(view)
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      data-drawing=""
      aria-hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of this repository.
      dangerouslySetInnerHTML={{ __html: drawings[name] ?? '' }}
    />
  )
}

/** Contour lines without tints, behind text on a dark ground. */
export function ClosingArt({ className }: { readonly className: string | undefined }) {
  const { of, ...size } = artFiles.closing
  return <Drawing name={of()} {...size} className={className} />
}

/** The picture of a card that links to a page: that page's diagram in miniature, or its contour lines. */
export function CardArt({ page, className }: { readonly page: PageId; readonly className?: string | undefined }) {
  const { of, ...size } = artFiles.miniature
  const shown = pictured(page)
  if (!hasMiniature(shown)) return <Art view={page} className={className} />
  return <Drawing name={of(shown)} {...size} className={className} isMirrored={isMirrored(shown)} />
}

/** A map of Europe with its words for "tablet"; the reader's own word is the largest. Maps are never mirrored. */
export function MapArt(props: Omit<ArtProps, 'view'>) {
  const { of, ...size } = artFiles.map
  return <Drawing name={of(useLocale().locale.code)} {...size} {...props} />
}

interface DrawingProps {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly className?: string | undefined
  /** The mirrored variant on right-to-left pages (base.css). */
  readonly isMirrored?: boolean
}

function Drawing({ name, isMirrored, ...image }: DrawingProps) {
  return (
    <img
      {...image}
      src={`${basePath}${__ART_BASE__}/${name}`}
      alt=""
      loading="lazy"
      decoding="async"
      data-mirrored={isMirrored ? '' : undefined}
    />
  )
}
