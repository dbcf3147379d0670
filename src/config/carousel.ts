/** Interval between two steps of the carousel, in ms. Requirement R16. */
export const carouselStep = 2000
