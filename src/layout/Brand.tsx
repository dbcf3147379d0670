import { brand, logo } from '../config/brand.ts'
import { wordmark } from '../config/wordmark.ts'

const WORD = 'brand-word'

/**
 * The brand's sign and the word beside it. The header's one, which is `first`, holds the outlines of the word; the others on
 * the page show the same. `label`: read aloud; else what surrounds it has a name.
 */
export function Brand({ first = false, label = false }: { readonly first?: boolean; readonly label?: boolean }) {
  return (
    <svg
      viewBox={`0 0 ${wordmark.width / 4} 32`}
      // A long word is smaller, not centered.
      preserveAspectRatio="xMinYMid"
      fill="none"
      className="brand"
      role="img"
      aria-label={brand}
      aria-hidden={!label}
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
