import { colorsTuple, createTheme } from '@mantine/core'

/** Mantine's theme, based on the same tokens as our own styles. */
export const theme = createTheme({
  colors: { brand: colorsTuple('var(--brand)') },
  primaryColor: 'brand',
  primaryShade: 8,
  black: 'var(--text)',
  fontFamily: 'var(--sans)',
  fontFamilyMonospace: 'var(--mono)',
  headings: { fontFamily: 'var(--serif)', fontWeight: '500' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
})
