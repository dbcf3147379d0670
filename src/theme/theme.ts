import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** Ten shades around the brand's teal; 8 is the token --teal. */
const teal: MantineColorsTuple = [
  '#eef3f1',
  '#dbe7e5',
  '#b9d1cf',
  '#93bab8',
  '#6ba1a2',
  '#45868a',
  '#256c74',
  '#125c68',
  '#0b4f5c',
  '#083d47',
]

/** Mantine's theme, drawn from the same tokens as our own styles. */
export const theme = createTheme({
  colors: { teal },
  primaryColor: 'teal',
  primaryShade: 8,
  black: '#12303a',
  fontFamily: 'var(--sans)',
  fontFamilyMonospace: 'var(--mono)',
  headings: { fontFamily: 'var(--serif)', fontWeight: '500' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
})
