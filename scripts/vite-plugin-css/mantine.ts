import { Carousel } from '@mantine/carousel'
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import postcss from 'postcss'
import { theme } from '../../src/theme/theme.ts'

const merged = mergeMantineTheme(DEFAULT_THEME, theme)

/**
 * What no page of the site is made of, so that rules about it can go: Mantine's dark scheme (the provider forces the
 * light one, and the tokens bring ours), and the carousel's dots and upright form. A document that has one of these fails
 * tests/build/fonts-and-styles.test.ts; whoever begins to use one takes it off this list.
 */
export const unused: readonly string[] = [
  '[data-mantine-color-scheme=dark]',
  ...Object.values(Carousel.classes).map((name) => `.${name}:where([data-orientation=vertical])`),
  classOf(Carousel.classes, 'indicators'),
  classOf(Carousel.classes, 'indicator'),
]

/**
 * The custom properties of the site's theme in the light scheme, in place of Mantine's file of defaults and of the
 * overrides that its provider would write into every document.
 */
export function themeVariables(): string {
  const { variables, light } = defaultCssVariablesResolver(merged)
  const all = { ...variables, ...light, '--mantine-color-scheme': 'light' }
  // The palette "dark" is that of the dark scheme; scripts name it, but nothing in the light one is made of it.
  const lines = Object.entries(all)
    .filter(([name]) => !/^--mantine-color-dark-\d$/.test(name))
    .map(([name, value]) => `${name}: ${value};`)
  return slimMantine(`@layer mantine{:root{${lines.join('\n')}}}`)
}

/** One of Mantine's style sheets without the rules about what is unused, and with lengths in place of products with 1. */
export function slimMantine(css: string): string {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !needsUnused(selector))
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return merged.scale === 1 ? withoutScale(root.toString()) : root.toString()
}

/**
 * Whether a selector matches only where one of the unused things is. What stands in :not() is no such condition; a list
 * inside :is() or :where() may offer another way to match, so such a selector is kept.
 */
function needsUnused(selector: string): boolean {
  const positive = selector.replace(/:not\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '').replace(/["']/g, '')
  return !positive.includes(',') && unused.some((part) => positive.includes(part))
}

const withoutScale = (css: string) => css.replace(/calc\((-?[\d.]+rem) \* var\(--mantine-scale\)\)/g, '$1')

function classOf(classes: Readonly<Record<string, string>>, part: string): string {
  const found = classes[part]
  if (found === undefined)
    throw new Error(`Mantine's component has no part "${part}": expected one of ${Object.keys(classes).join(', ')}.`)
  return `.${found}`
}
