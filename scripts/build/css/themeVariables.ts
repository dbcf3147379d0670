import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { theme } from '../../../src/theme/theme.ts'

/**
 * The custom properties of the site's theme in the light scheme, in place of Mantine's file of defaults and of the
 * overrides that its provider would write into every document.
 */
export function themeVariables(): string {
  const { variables, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  const all = { ...variables, ...light, '--mantine-color-scheme': 'light' }
  // The rules that read the palette "dark" are those of the dark scheme, which no document has.
  const entries = Object.entries(all).filter(([name]) => !/^--mantine-color-dark-\d$/.test(name))
  return `@layer mantine{:root{${entries.map((entry) => entry.join(':')).join(';')}}}`
}
