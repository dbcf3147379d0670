import path from 'node:path'
import { type ConfigData, FileSystemConfigLoader, HtmlValidate } from 'html-validate/node'
import { describe, expect, it } from 'vitest'
import { built, dist, sample } from './site.ts'

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  // Mantine gives its variables and the widths of slides by style elements beside what they style. Browsers take them.
  elements: ['html5', { style: { flow: true, phrasing: true } }],
  rules: {
    // How React writes what means the same in HTML: <!doctype>, <link/>, hrefLang, required="", hidden="".
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': ['error', { allowedProperties: ['display'] }],
    // Mantine's carousel is a div with the role of a region.
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
}
const validator = new HtmlValidate(new FileSystemConfigLoader(config))

describe.each(sample)('%s', (_name, locale, view) => {
  it('is without an error to html-validate', async () => {
    const report = await validator.validateFile(path.join(dist, built(locale, view).file))
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(problems).toEqual([])
  })
})
