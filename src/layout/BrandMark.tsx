/** The sign of the brand: three closed contour lines around a core. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" fill="none" aria-hidden="true">
      <g transform="rotate(-24 16 16)">
        <ellipse cx="16" cy="16" rx="14" ry="11.5" stroke="currentColor" strokeWidth="1.6" />
        <ellipse cx="16.6" cy="15.8" rx="9.2" ry="7.2" stroke="currentColor" strokeWidth="1.6" />
        <ellipse cx="17.2" cy="15.6" rx="4.4" ry="3.4" fill="var(--accent)" />
      </g>
    </svg>
  )
}
