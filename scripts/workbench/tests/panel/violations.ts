import axe from 'axe-core'
import { axeOptions, colourRules } from '../../../../tests/fixtures/axeRules.ts'

/** What axe-core finds in the document, in both schemes of colours. */
export async function violations(): Promise<string[]> {
  const html = document.documentElement
  const found: string[] = []
  for (const scheme of ['light', 'dark']) {
    html.setAttribute('data-mantine-color-scheme', scheme)
    const { violations } = await axe.run(document.body, axeOptions(scheme === 'dark' ? colourRules : undefined))
    found.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${scheme} | ${id} | ${html} | ${failureSummary}`),
      ),
    )
  }
  html.setAttribute('data-mantine-color-scheme', 'light')
  return found
}
