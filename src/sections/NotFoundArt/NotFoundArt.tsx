import { useLocale } from '../../i18n/LocaleContext.ts'
import classes from './NotFoundArt.module.css'

/** A contour line around the hilltop at 0 0, with pathLength 100, starting at 77 -75. The other lines are scaled copies. */
const line =
  'M77-75Q100-64 114-41Q127-18 117 6Q106 30 87 44Q67 58 51 69Q35 81 14 88Q-7 96-32 93Q-57 91-77 77Q-98 62-105 39Q-112 16-110-7Q-108-30-93-49Q-79-68-57-74Q-35-81-14-84Q7-87 30-86Q53-86 77-75Z'
/** The position of the height labels on the line, clear of the card on narrow screens, and the start of the line. */
const label = { x: 55, y: 66 }
const start = { x: 77, y: -75 }

const heights = [396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408]
const lost = 404
/** The combined opacity, in percent, of the tints of a height and of those below it, 4% each. */
const depthOf = (height: number) => Math.round((1 - 0.96 ** (height - 395.5)) * 100)
const sizeOf = (height: number) => Math.round(70 + (408 - height) * 72) / 100

/**
 * A map of a hill whose contour lines carry their heights. The line between 403 and 405, in the accent color, breaks
 * off. Decoration: the text next to it has the same meaning.
 */
export function NotFoundArt() {
  const size = sizeOf(lost)
  // The hill is on the side opposite the card.
  const [side, place] =
    useLocale().locale.dir === 'rtl' ? ['xMin', 'translate(400 420) scale(-1 1)'] : ['xMax', 'translate(1040 420)']
  return (
    <svg
      className={`cover ${classes.map}`}
      viewBox="0 0 1440 820"
      preserveAspectRatio={`${side}YMid slice`}
      aria-hidden="true"
    >
      <defs>
        <path id="line" d={line} pathLength="100" />
      </defs>
      <g transform={place}>
        {heights.map((height) => (
          <use
            key={height}
            href="#line"
            transform={`scale(${sizeOf(height)})`}
            strokeWidth={height === lost ? 0 : (1 / sizeOf(height)).toFixed(2)}
          />
        ))}
        <use
          className={classes.line}
          href="#line"
          transform={`scale(${size})`}
          strokeWidth="0.7"
          strokeDasharray="58 42"
        />
        <circle className={classes.end} cx={start.x * size} cy={start.y * size} r="7" />
        {heights.slice(6).map((height) => (
          <text
            key={height}
            data-lost={height === lost || undefined}
            data-above={height > lost || undefined}
            style={{ stroke: `color-mix(in srgb, var(--tint) ${depthOf(height)}%, var(--mist))` }}
            x={Math.round((height === lost ? start.x : label.x) * sizeOf(height))}
            y={Math.round((height === lost ? start.y : label.y) * sizeOf(height)) - (height === lost ? 16 : 4)}
          >
            {height}
          </text>
        ))}
      </g>
    </svg>
  )
}
