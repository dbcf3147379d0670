/** From the specification: how long the carousel stays at a place until it has come to the next, in ms. */
export const carouselStep = 2000

/** How much of that is the way there, in ms. */
export const carouselMove = 400
