import { fonts, logo, type Outlines } from './brand.ts'
import drawn from './wordmark.json' with { type: 'json' }

/** The font of headings by its package and weight. */
export const headingFont = `${fonts.heading} ${fonts.headingWeight}`

/** The outlines of the word beside the sign: the owner's own, or those that `npm run art` has set in the font of headings. */
export const wordmark: Outlines = typeof logo.word === 'string' ? drawn : logo.word

/** Whether brand.ts states another word or font than `npm run art` has drawn. */
export const isWordmarkOld = typeof logo.word === 'string' && (drawn.word !== logo.word || drawn.font !== headingFont)
