import postcss from 'postcss'
import { SCHEME } from '../../src/config/protocol.ts'
import { inColors } from './colors.ts'

/** The element of a document with a drawing (src/ui/Art/Art.tsx). */
const drawing = '[data-drawing]'

/**
 * Returns the content of a drawing for an <svg> of a document: its styles apply to it alone, in the color scheme of the page, which
 * may not be the system's. Its ids cannot be those of sections.
 */
export function inlined(svg: string): string {
  const content = inColors(svg).replace(/^<svg[^>]*>\s*|\s*<\/svg>\s*$/g, '')
  return content
    .replace(/(?<=<style>)[^<]*/, (css) => limited(css))
    .replace(/(?<= id="|"#|url\(#)(?=[a-z])/g, 'drawing-')
}

function limited(css: string): string {
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors.map((selector) => (selector === 'svg' ? drawing : `${drawing} ${selector}`))
  })
  sheet.walkAtRules('media', (dark) => {
    dark.walkRules((rule) => {
      const within = (root: string) => rule.selectors.map((selector) => `${root} ${selector}`)
      dark.after(rule.clone({ selectors: within(`[${SCHEME}="dark"]`) }))
      rule.selectors = within(`:root:not([${SCHEME}="light"])`)
    })
  })
  return sheet.toString()
}
