/** The day of the opinion. */
export const opinion = 210
/** EMA, The linguistic review process of product information in the centralised procedure: day +5, +19, +25 and +27. */
export const deadlines = [
  { id: 'translations', day: 215, fill: 'successTint' },
  { id: 'comments', day: 229, fill: 'mist' },
  { id: 'final', day: 235, fill: 'successTint' },
  { id: 'commission', day: 237, fill: 'mist' },
] as const
/** The labelled days, from the opinion on. */
export const dates = [{ id: 'opinion', day: opinion }, ...deadlines] as const
