import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { DefinitionList } from '../../../src/sections/DefinitionList/DefinitionList.tsx'
import { Languages } from '../../../src/sections/Languages/Languages.tsx'
import { WhyChoose } from '../../../src/sections/WhyChoose/WhyChoose.tsx'
import { renderComponent } from '../renderComponent.tsx'

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, title: `Item ${index}`, text: 'A sentence on it.' }))
const languages = items(20).map(({ id, title }) => ({ id, name: title, lang: 'pl', own: 'Polski', flags: [] }))

const grids: Readonly<Record<string, ReactNode>> = {
  'five definitions': <DefinitionList title="Definitions" items={items(5)} />,
  'seven definitions': <DefinitionList title="Definitions" items={items(7)} />,
  'seven reasons in four columns': <WhyChoose columns={4} title="Reasons" reasons={items(7)} />,
  'six reasons beside a proof': <WhyChoose columns={2} title="Reasons" proof={<p>Proof</p>} reasons={items(6)} />,
  'five reasons below a proof': <WhyChoose title="Reasons" proof={<p>Proof</p>} reasons={items(5)} />,
  'twenty languages': <Languages title="Languages" languages={languages} />,
}
const widths = [768, 1000, 1440]

it.each(Object.entries(grids).flatMap(([name, grid]) => widths.map((width) => [name, width, grid] as const)))(
  'leaves no hole after %s, %i px wide',
  async (_, width, grid) => {
    const section = await renderComponent(grid, { size: [width, 900] })
    const boxes = [...(section.querySelector('ul, dl')?.children ?? [])].map((item) => item.getBoundingClientRect())
    const [first, last] = [boxes[0], boxes.at(-1)]
    const right = Math.max(...boxes.map((box) => box.right))
    // In columns, the last of which ends where the others do.
    expect(right).toBeGreaterThan((first?.right ?? right) + 20)
    expect(last?.right).toBeCloseTo(right, 0)
    expect(last?.bottom).toBeCloseTo(Math.max(...boxes.map((box) => box.bottom)), 0)
  },
)
