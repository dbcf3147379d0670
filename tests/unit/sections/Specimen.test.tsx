import { cloneElement } from 'react'
import { expect, it } from 'vitest'
import { richTags } from '../../../src/i18n/useMessages.tsx'
import { Specimen } from '../../../src/sections/Specimen/Specimen.tsx'
import { renderComponent } from '../renderComponent.tsx'

it('distinguishes terms, errors, corrections and deletions without colours', async () => {
  const rows = Object.entries(richTags).map(([id, tag]) => ({
    id,
    label: id,
    lang: undefined,
    text: cloneElement(tag, {}, 'word'),
  }))
  const specimen = await renderComponent(<Specimen caption="" rows={rows} />)
  const lines = [...specimen.querySelectorAll('mark, ins, del')].map((marked) => {
    const { borderBlockEndStyle, textDecorationLine } = getComputedStyle(marked)
    return `${borderBlockEndStyle} ${textDecorationLine}`
  })
  expect(lines).toHaveLength(4)
  expect(new Set(lines).size, lines.join(', ')).toBe(4)
})
