import { expect, it } from 'vitest'
import { Calendar } from '../../../src/ui/Evidence/Calendar.tsx'
import { Portion } from '../../../src/ui/Evidence/Portion.tsx'
import { renderComponent } from '../renderComponent.tsx'

it('counts a share out: a dot for each that is part of it, and for each that is not', async () => {
  const figure = await renderComponent(<Portion value="16/22" label="of them" part={16} total={22} columns={11} />)
  const dots = [...figure.querySelectorAll('path')].map((path) =>
    [...(path.getAttribute('d') ?? '').matchAll(/M(\d+) \d+H([\d.]+)/g)].reduce(
      (sum, [, first, last]) => sum + Math.floor(Number(last)) - Number(first) + 1,
      0,
    ),
  )
  expect(dots).toEqual([16, 6])
})

it('marks each day between two dates', async () => {
  const stops = [210, 215, 229].map((day) => ({ id: `${day}`, day, label: 'Something is due' }))
  const figure = await renderComponent(<Calendar stops={stops} caption="A procedure" />)
  expect([...figure.querySelectorAll('li')].map((stop) => stop.querySelectorAll('line').length)).toEqual([4, 13, 0])
})
