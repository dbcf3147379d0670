/** From one step of the carousel to the next, in ms: requirement R16. */
export const carouselStep = 2000
