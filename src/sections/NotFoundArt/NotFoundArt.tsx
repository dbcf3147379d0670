import classes from './NotFoundArt.module.css'

/** One line around the top of the hill at 0 0, of the length 100; it begins at 77 -75. The others are larger or smaller. */
const line =
  'M77-75Q100-64 114-41Q127-18 117 6Q106 30 87 44Q67 58 51 69Q35 81 14 88Q-7 96-32 93Q-57 91-77 77Q-98 62-105 39Q-112 16-110-7Q-108-30-93-49Q-79-68-57-74Q-35-81-14-84Q7-87 30-86Q53-86 77-75Z'
/** Where on that line a height is written, and where it begins. */
const label = { x: 72, y: 55 }
const start = { x: 77, y: -75 }

/** The heights of the lines, from the foot of the hill up. */
const heights = [396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408]
const lost = 404
const sizeOf = (height: number) => Math.round(70 + (408 - height) * 72) / 100

/**
 * A map of a hill whose lines carry their heights, 403 and 405 among them; the line between, the one in the accent
 * color, breaks off. Decoration: the words beside it say the same.
 */
export function NotFoundArt() {
  const size = sizeOf(lost)
  return (
    <svg className={classes.map} viewBox="0 0 1440 820" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <defs>
        <path id="line" d={line} pathLength="100" />
      </defs>
      <g transform="translate(1040 420)">
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
        {heights.slice(5).map((height) => (
          <text
            key={height}
            data-lost={height === lost || undefined}
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
