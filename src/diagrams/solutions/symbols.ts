/**
 * Symbols of ISO 15223-1:2021 by entry number, as paths about 30 px high for a Mark. Symbols with letters are frames
 * here; the letters are typeset.
 */
export const symbols = {
  /** 5.1.1, filled; 5.1.3, outlined. */
  factory: 'M-18 14V-1l10-7v7l10-7v7l6-4V-15h10V14z',
  /** 5.1.4 */
  hourglass: 'M-12-15h24M-12 15h24M-9-15c0 9 7 10 7 15s-7 6-7 15M9-15c0 9-7 10-7 15s7 6 7 15',
  /** 5.4.2, with a 2 */
  doNotReuse: 'M-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-10.6-10.6L10.6 10.6',
  /** 5.4.3, with an i */
  instructions: 'M0 11c-6-4-13-4-19-3V-12c6-1 13-1 19 3c6-4 13-4 19-3V8c-6-1-13-1-19 3z',
} as const
