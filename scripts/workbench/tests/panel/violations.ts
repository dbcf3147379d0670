import axe, { type RunOptions } from 'axe-core'

/** WCAG 2.0 to 2.2 at levels A and AA, and axe-core's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** By scheme; in the second, only the rules whose outcome can change with it. */
const runs: Readonly<Record<string, RunOptions['runOnly']>> = {
  light: { type: 'tag', values: tags },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/** The violations that axe-core finds in the document, in both colour schemes. */
export async function violations(): Promise<string[]> {
  const html = document.documentElement
  const found: string[] = []
  for (const [scheme, runOnly] of Object.entries(runs)) {
    html.setAttribute('data-mantine-color-scheme', scheme)
    const { violations } = await axe.run(document.body, {
      runOnly,
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
    })
    found.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${scheme} | ${id} | ${html} | ${failureSummary}`),
      ),
    )
  }
  html.setAttribute('data-mantine-color-scheme', 'light')
  return found
}
