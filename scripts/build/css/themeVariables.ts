import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { theme } from '../../../src/theme/theme.ts'

/**
 * The variables of Mantine that the site's components read, a tenth of all. Mantine composes the names of scale, font-size-sm,
 * spacing-xs and spacing-sm in the browser; tests/build/fonts-and-styles.test.ts names any other that a document reads.
 */
const used =
  /^--mantine-(?:scale|font-(?:family.*|size-sm)|radius-(?:default|xl)|spacing-(?:xs|sm|md)|shadow-(?:xs|sm|md)|color-(?:white|black|bright|dimmed|default.*|gray-[02-6]|red-[68]|teal-8))$/

/** Returns the theme's custom properties in the light scheme, which replace Mantine's defaults and its provider's overrides. */
export function themeVariables(): string {
  const { variables, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  const entries = Object.entries({ ...variables, ...light }).filter(([name]) => used.test(name))
  return `@layer mantine{:root{${entries.map((entry) => entry.join(':')).join(';')}}}`
}
