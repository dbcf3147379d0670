import path from 'node:path'
import { type ConfigData, FileSystemConfigLoader, HtmlValidate } from 'html-validate/node'
import { describe, expect, it } from 'vitest'
import { built, dist, sample } from './site.ts'

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  // Mantine sets variables and widths of slides by style elements in the body, which browsers accept.
  elements: ['html5', { style: { flow: true, phrasing: true } }],
  rules: {
    // React's equivalent syntax: <!doctype>, <link/>, hrefLang, required="", hidden="".
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': ['error', { allowedProperties: ['display'] }],
    // Mantine's carousel is a div with role="region".
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
}
const validator = new HtmlValidate(new FileSystemConfigLoader(config))

describe.each(sample)('%s', (_name, locale, view) => {
  it('passes html-validate', async () => {
    const report = await validator.validateFile(path.join(dist, built(locale, view).file))
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(problems).toEqual([])
  })
})
