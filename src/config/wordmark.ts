import { fonts, logo, type Outlines } from './brand.ts'
import drawn from './wordmark.json' with { type: 'json' }

/** Package and weight of the heading font. */
export const headingFont = `${fonts.heading} ${fonts.headingWeight}`

/** Outlines of the word next to the sign: the owner's, or those that `npm run art` set in the heading font. */
export const wordmark: Outlines = typeof logo.word === 'string' ? drawn : logo.word

/** True if the word or font in brand.ts has changed since `npm run art` was run. */
export const isWordmarkOld = typeof logo.word === 'string' && (drawn.word !== logo.word || drawn.font !== headingFont)
