import { type CSSVariablesResolver, createTheme } from '@mantine/core'

/** Mantine's theme in its compact sizes. Shade 9 of its colours has the contrast that texts need. */
export const theme = createTheme({
  primaryColor: 'cyan',
  primaryShade: 9,
  fontFamily: '"Figtree Variable", Arial, sans-serif',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { size: 'compact-sm' } },
    Alert: { defaultProps: { py: 6, px: 'xs' } },
    Title: { defaultProps: { fw: 600 } },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: true } },
  },
})

/** Colours with more contrast than Mantine's own. */
export const variables: CSSVariablesResolver = ({ colors: { gray, dark, red } }) => ({
  variables: {},
  light: colorsOf(gray[7], red[9]),
  dark: colorsOf(dark[0], red[3]),
})

const colorsOf = (dimmed: string, error: string) => ({
  '--mantine-color-dimmed': dimmed,
  '--mantine-color-placeholder': dimmed,
  '--mantine-color-error': error,
})
