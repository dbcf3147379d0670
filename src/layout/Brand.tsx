import { brand, logo } from '../config/brand.ts'
import { wordmark } from '../config/wordmark.ts'

const WORD = 'brand-word'

/**
 * The brand's sign and wordmark. The instance in the header (`first`) defines the outlines of the wordmark; the other
 * instances reference them. `label` is the accessible name; omit it if the parent has one.
 */
export function Brand({ first = false, label = false }: { readonly first?: boolean; readonly label?: boolean }) {
  return (
    <svg
      viewBox={`0 0 ${wordmark.width / 4} 32`}
      // Scales a long word down instead of centering it.
      preserveAspectRatio="xMinYMid"
      fill="none"
      className="brand"
      role="img"
      aria-label={brand}
      aria-hidden={!label || undefined}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's drawing, a constant of src/config/brand.ts. */}
      <g dangerouslySetInnerHTML={{ __html: logo.sign }} />
      {first ? (
        <path id={WORD} d={wordmark.path} transform="scale(.25)" fill="currentColor" />
      ) : (
        <use href={`#${WORD}`} />
      )}
    </svg>
  )
}
