import { Alert, createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core'

/** Ten shades around teal; 8 is --teal in the light scheme. */
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

/** Mantine makes its dark scheme of these: blue-greens instead of greys. */
const dark: MantineColorsTuple = [
  '#d6e1e0',
  '#a3b9bc',
  '#8fa3a6',
  '#6f8b92',
  '#274048',
  '#213a43',
  '#172e36',
  '#0d1a1f',
  '#12242a',
  '#071317',
]

/** Muted colours for both schemes; red for problems, teal for offers. */
function alertColors(color: string | undefined) {
  const washes: Readonly<Record<string, string>> = { red: 'var(--error-tint)', teal: 'var(--success-wash)' }
  return {
    '--alert-bg': washes[color ?? ''] ?? 'var(--mantine-color-default-hover)',
    '--alert-color': color === 'red' ? 'var(--mantine-color-error)' : 'var(--mantine-color-bright)',
    '--alert-bd': '1px solid var(--rule)',
  }
}

/** A compact Mantine theme, for a tool in use all day. */
export const theme = createTheme({
  colors: { teal, dark },
  primaryColor: 'teal',
  primaryShade: { light: 8, dark: 3 },
  black: '#12303a',
  fontFamily: '"Figtree Variable", Arial, sans-serif',
  fontFamilyMonospace: 'Menlo, Consolas, "DejaVu Sans Mono", monospace',
  headings: { fontWeight: '500' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  // The text colour of filled elements: a token for both schemes.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input)
    return input.variant === 'filled' ? { ...colors, color: 'var(--mantine-primary-color-contrast)' } : colors
  },
  defaultRadius: 'sm',
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.9375rem' },
  components: {
    Button: { defaultProps: { size: 'compact-md' } },
    Alert: Alert.extend({
      defaultProps: { py: 'xs', px: 'sm' },
      vars: (_, { color }) => ({ root: alertColors(color) }),
    }),
    Tooltip: { defaultProps: { openDelay: 400, withArrow: true } },
  },
})
