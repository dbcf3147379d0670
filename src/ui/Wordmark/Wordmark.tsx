import type { WordmarkStyle } from '../../config/site.ts'
import classes from './Wordmark.module.css'

interface WordmarkProps {
  readonly name: string
  readonly style: WordmarkStyle
}

/** A client's name as a wordmark: a plain sign and the name, in one ink. Names are not translated. */
export function Wordmark({ name, style }: WordmarkProps) {
  return (
    <span className={classes.wordmark} data-style={style} translate="no">
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={signs[style]} />
      </svg>
      {name}
    </span>
  )
}

/** One simple sign for each style of lettering, on a grid of 24. */
const signs: Readonly<Record<WordmarkStyle, string>> = {
  serif: 'M20 6a9 9 0 1 0 0 12M16 9a5 5 0 1 0 0 6',
  wide: 'M3 19V5l9 8 9-8v14',
  light: 'M12 3 21 12 12 21 3 12zM12 8v8M8 12h8',
  bold: 'M4 20 12 4l8 16M8 14h8',
  italic: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  caps: 'M4 4v16M20 4v16M4 12h16',
  tight: 'M3 6l9 13 9-13M8 6l4 6 4-6',
  boxed: 'M4 4h16v16H4zM4 12h16M12 12v8',
  'serif-italic': 'M3 14c3-5 6-5 9 0s6 5 9 0M3 9c3-5 6-5 9 0s6 5 9 0',
  ruled: 'M12 3a9 9 0 1 0 9 9M14 14l7 7M12 12h9',
}
