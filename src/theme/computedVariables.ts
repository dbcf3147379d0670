/**
 * Custom properties whose names Mantine's components put together in the browser (a colour and a state, a word and a
 * size), so that no file names them in full. The build keeps these among the variables that it otherwise drops when
 * nothing reads them; a document that reads one that is missing here fails tests/build/fonts-and-styles.test.ts.
 */
export const computedVariables: readonly string[] = [
  // Lengths from rem().
  '--mantine-scale',
  // Fields of size "sm" with their labels and errors; controls of the carousel.
  '--mantine-font-size-sm',
  '--mantine-spacing-xs',
  '--mantine-spacing-sm',
]
