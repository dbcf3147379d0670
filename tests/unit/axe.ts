import axe from 'axe-core'
import { RENDER_EAGER, SCHEME } from '../../src/config/protocol.ts'
import { axeOptions, colourRules } from '../fixtures/axeRules.ts'

/**
 * Returns the axe-core violations in a part of the document: all rules in the light scheme, then the colour rules in
 * the dark one. One line per element, with the rule and the fix.
 */
export async function violations(part: Element = document.body): Promise<string[]> {
  const root = document.documentElement
  // axe cannot determine the colours of content that is not laid out.
  root.setAttribute(RENDER_EAGER, '')
  root.setAttribute(SCHEME, 'light')
  const light = await found(part, 'light')
  root.setAttribute(SCHEME, 'dark')
  const dark = await found(part, 'dark', colourRules)
  for (const name of [RENDER_EAGER, SCHEME]) root.removeAttribute(name)
  return [...light, ...dark]
}

async function found(part: Element, where: string, rules?: readonly string[]): Promise<string[]> {
  const { violations } = await axe.run(part, axeOptions(rules))
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${where} | ${id} | ${target.join(' ')} | ${failureSummary}`),
  )
}
