import { useLocale } from '../../i18n/LocaleContext.ts'
import classes from './NotFoundArt.module.css'

/** One line around the top of the hill at 0 0, of the length 100; it begins at 77 -75. The others are larger or smaller. */
const line =
  'M77-75Q100-64 114-41Q127-18 117 6Q106 30 87 44Q67 58 51 69Q35 81 14 88Q-7 96-32 93Q-57 91-77 77Q-98 62-105 39Q-112 16-110-7Q-108-30-93-49Q-79-68-57-74Q-35-81-14-84Q7-87 30-86Q53-86 77-75Z'
/** Where on that line a height is written, clear of the card on narrow screens, and where it begins. */
const label = { x: 55, y: 66 }
const start = { x: 77, y: -75 }

/** The heights of the lines, from the foot of the hill up. */
const heights = [396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408]
const lost = 404
/** How strong the tints of a height and of those below it are together, each 4%, in percent. */
const depthOf = (height: number) => Math.round((1 - 0.96 ** (height - 395.5)) * 100)
const sizeOf = (height: number) => Math.round(70 + (408 - height) * 72) / 100

/**
 * A map of a hill whose lines carry their heights, 403 and 405 among them; the line between, the one in the accent
 * color, breaks off. Decoration: the words beside it say the same.
 */
export function NotFoundArt() {
  const size = sizeOf(lost)
  // The hill lies on the other side of the card.
  const [side, place] =
    useLocale().locale.dir === 'rtl' ? ['xMin', 'translate(400 420) scale(-1 1)'] : ['xMax', 'translate(1040 420)']
  return (
    <svg className={classes.map} viewBox="0 0 1440 820" preserveAspectRatio={`${side}YMid slice`} aria-hidden="true">
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
