import type { ViewId } from '../../config/routes.ts'

interface ArtProps {
  readonly view: ViewId
  /** `hero` fills half a screen, `panel` stands beside a text, `strip` tops a card. */
  readonly variant: 'hero' | 'panel' | 'strip'
  readonly className?: string | undefined
}

/** Sizes in px of the drawings, by variant; scripts/vite-plugin-art draws them. */
const size = {
  hero: { width: 800, height: 680 },
  panel: { width: 480, height: 400 },
  strip: { width: 480, height: 176 },
}

/** The contour lines of a page: decoration, drawn at build time from a seed of the page's own. */
export function Art({ view, variant, className }: ArtProps) {
  return (
    <img
      className={className}
      src={`${__ART_BASE__}/${view}-${variant}.svg`}
      alt=""
      loading={variant === 'hero' ? undefined : 'lazy'}
      fetchPriority={variant === 'hero' ? 'high' : undefined}
      decoding="async"
      {...size[variant]}
    />
  )
}
