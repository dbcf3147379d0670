import axe from 'axe-core'
import { axeOptions, colourRules } from '../fixtures/axeRules.ts'

/**
 * What axe-core finds in a part of the document, in the light scheme and then, of colours, in the dark one: a line for
 * each element, with the rule and what to do.
 */
export async function violations(part: Element = document.body): Promise<string[]> {
  const { dataset } = document.documentElement
  dataset['scheme'] = 'light'
  const light = await found(part, 'light')
  dataset['scheme'] = 'dark'
  const dark = await found(part, 'dark', colourRules)
  delete dataset['scheme']
  return [...light, ...dark]
}

async function found(part: Element, where: string, rules?: readonly string[]): Promise<string[]> {
  const { violations } = await axe.run(part, axeOptions(rules))
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${where} | ${id} | ${target.join(' ')} | ${failureSummary}`),
  )
}
