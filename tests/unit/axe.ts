import axe from 'axe-core'
import { RENDER_EAGER, SCHEME } from '../../src/config/protocol.ts'
import { axeOptions, colourRules } from '../fixtures/axeRules.ts'

/**
 * What axe-core finds in a part of the document, in the light scheme and then, of colours, in the dark one: a line for
 * each element, with the rule and what to do.
 */
export async function violations(part: Element = document.body): Promise<string[]> {
  const root = document.documentElement
  // Colours of what is not laid out cannot be told.
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
