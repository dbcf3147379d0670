import {
  Alert,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  mergeThemeOverrides,
} from '@mantine/core'
import { theme as siteTheme } from '../../../src/theme/theme.ts'

/** Mantine makes its dark scheme of these: the site's dark tokens instead of greys. */
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

/** Quiet in both schemes; red for what stops somebody, teal for what is on offer. */
function alertColors(color: string | undefined) {
  const washes: Readonly<Record<string, string>> = { red: 'var(--error-tint)', teal: 'var(--success-wash)' }
  return {
    '--alert-bg': washes[color ?? ''] ?? 'var(--mist)',
    '--alert-color': color === 'red' ? 'var(--error)' : 'var(--ink)',
    '--alert-bd': '1px solid var(--rule)',
  }
}

/** The site's theme, closer together: a tool that is looked at all day. */
export const theme = mergeThemeOverrides(
  siteTheme,
  createTheme({
    colors: { dark },
    primaryShade: { light: 8, dark: 3 },
    // Text on what is filled: the token knows the scheme.
    variantColorResolver: (input) => {
      const colors = defaultVariantColorsResolver(input)
      return input.variant === 'filled' ? { ...colors, color: 'var(--on-teal)' } : colors
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
  }),
)
