import { brand, wordmark } from '../config/site.ts'

const WORD = 'brand-word'

/**
 * The brand's sign, three closed contour lines around a core, and its name. The header's one, which is `first`, holds the
 * outlines of the name; the others on the page show the same. `label`: read aloud; else what surrounds it has a name.
 */
export function Brand({ first = false, label = false }: { readonly first?: boolean; readonly label?: boolean }) {
  return (
    <svg
      viewBox={`0 0 ${wordmark.width / 4} 32`}
      fill="none"
      className="brand"
      role="img"
      aria-label={brand}
      aria-hidden={!label}
    >
      <g transform="rotate(-24 16 16)">
        <ellipse cx="16" cy="16" rx="14" ry="11.5" stroke="currentColor" strokeWidth="1.6" />
        <ellipse cx="16.6" cy="15.8" rx="9.2" ry="7.2" stroke="currentColor" strokeWidth="1.6" />
        <ellipse cx="17.2" cy="15.6" rx="4.4" ry="3.4" fill="var(--accent)" />
      </g>
      {first ? (
        <path id={WORD} d={wordmark.path} transform="scale(.25)" fill="currentColor" />
      ) : (
        <use href={`#${WORD}`} />
      )}
    </svg>
  )
}
