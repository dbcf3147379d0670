import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { theme } from '../../../src/theme/theme.ts'

/** Returns the theme's custom properties in the light scheme, which replace Mantine's defaults and its provider's overrides. */
export function themeVariables(): string {
  const { variables, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  const all = { ...variables, ...light, '--mantine-color-scheme': 'light' }
  // Only rules of Mantine's dark scheme, which no document has, read the palette "dark".
  const entries = Object.entries(all).filter(([name]) => !/^--mantine-color-dark-\d$/.test(name))
  return `@layer mantine{:root{${entries.map((entry) => entry.join(':')).join(';')}}}`
}
