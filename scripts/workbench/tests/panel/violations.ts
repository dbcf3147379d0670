import axe, { type RunOptions } from 'axe-core'

/** WCAG 2.0 to 2.2 at levels A and AA, and axe-core's best practices: https://www.deque.com/axe/core-documentation/api-documentation/. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The only rules whose outcome can change with the colour scheme. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** Options of axe-core: all rules of those tags, or only some rules. */
export function axeOptions(only?: readonly string[]): RunOptions {
  return {
    runOnly: only ? { type: 'rule', values: [...only] } : { type: 'tag', values: tags },
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
  }
}

/**
 * Returns the axe-core violations in a part of the document, a line for each element: all rules in the light scheme, then
 * the colour rules in the dark one. `attribute` of the root element sets the scheme.
 */
export async function violations(part: Element = document.body, attribute = 'data-mantine-color-scheme') {
  const root = document.documentElement
  const before = root.getAttribute(attribute)
  const lines: string[] = []
  for (const [scheme, rules] of [
    ['light', undefined],
    ['dark', colourRules],
  ] as const) {
    root.setAttribute(attribute, scheme)
    const { violations } = await axe.run(part, axeOptions(rules))
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary = '' } of nodes)
        lines.push(`${scheme} | ${id} | ${target.join(' ')} | ${failureSummary}`)
    }
  }
  if (before === null) root.removeAttribute(attribute)
  else root.setAttribute(attribute, before)
  return lines
}
