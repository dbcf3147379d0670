import { cropName, fileOn, type FrameName, frames, type Picture as Row, type Side } from '../../config/pictures.ts'

interface PictureProps {
  readonly picture: Row
  readonly frame: FrameName
  /** What is to be seen; empty for what only decorates. */
  readonly alt: string
  /** At the top of the page: it does not wait for the layout. */
  readonly eager?: boolean
  readonly className?: string | undefined
}

/**
 * A picture of the owner's as the build has made it (scripts/vite-plugin-pictures): AVIF or WebP in the size that the screen
 * needs, in the shape of its frame. The average color stands in its place until it is there.
 */
export function Picture({ picture, frame, alt, eager = false, className }: PictureProps) {
  const { from } = frames[frame]
  const wide = cropOf(picture, frame, 'wide')
  const narrow = cropOf(picture, frame, 'narrow')
  return (
    <picture>
      <source media={`(min-width: ${from})`} type="image/avif" {...sourceOf(wide, 'avif')} />
      <source type="image/avif" {...sourceOf(narrow, 'avif')} />
      <source media={`(min-width: ${from})`} type="image/webp" {...sourceOf(wide, 'webp')} />
      <img
        className={className}
        {...sourceOf(narrow, 'webp')}
        src={`${narrow.address}-${narrow.shape.width}.webp`}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        style={{ backgroundColor: wide.color, objectPosition: wide.position }}
      />
    </picture>
  )
}

/** What the build knows of one side of a picture. */
function cropOf(picture: Row, frame: FrameName, side: Side) {
  const name = cropName(frame, side, fileOn(side, picture))
  const made = __PICTURES__[name]
  if (!made)
    throw new Error(
      `The picture "${name}": expected what the build has made of it, found nothing; its output says why.`,
    )
  return { ...made, shape: frames[frame][side] }
}

function sourceOf({ address, shape }: ReturnType<typeof cropOf>, type: 'avif' | 'webp') {
  const { width, height, widths, sizes } = shape
  return { srcSet: widths.map((wide) => `${address}-${wide}.${type} ${wide}w`).join(', '), sizes, width, height }
}
