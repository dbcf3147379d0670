import { expect, it } from 'vitest'
import en from '#locales/en/pages/services-website-localization.json'
import { HeadingLengths } from '../../../src/diagrams/services/HeadingLengths.tsx'
import { inDefault, narrow, renderComponent, rightToLeft, wide } from '../renderComponent.tsx'

const { samples } = en.diagram
const payload = { en: { ...inDefault.payload.en, 'pages/services-website-localization': en } }

it.each([
  ['a wide window', inDefault, wide],
  ['a narrow window', inDefault, narrow],
  ['a text from right to left', rightToLeft, wide],
] as const)('draws bars as long as the shares that stand over them, in %s', async (_, language, size) => {
  const figure = await renderComponent(<HeadingLengths />, { language: { ...language, payload }, size })
  const measured = Object.keys(samples).map((lang) => {
    const row = figure.querySelector(`[lang=${lang}]`)?.closest('g')
    if (!row) throw new Error(`No words in ${lang}.`)
    const bars = [...row.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect())
    const bar = Math.max(...bars.map(({ right }) => right)) - Math.min(...bars.map(({ left }) => left))
    return { lang, bar, text: row.textContent.replaceAll('\u200e', '') }
  })
  const [english] = measured
  for (const { text, bar, lang } of measured) {
    expect(text, lang).toContain(`${Math.round((bar / (english?.bar ?? 0)) * 100)}%`)
  }
})
