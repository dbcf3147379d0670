/**
 * Custom properties whose names Mantine builds at runtime (color and state, word and size), so no file contains the full
 * name. The build keeps them; it removes other unused variables. tests/build/fonts-and-styles.test.ts fails if a document
 * uses one that is missing here.
 */
export const computedVariables: readonly string[] = [
  // For lengths from rem().
  '--mantine-scale',
  // Fields of size "sm" with their labels and errors; controls of the carousel.
  '--mantine-font-size-sm',
  '--mantine-spacing-xs',
  '--mantine-spacing-sm',
]
