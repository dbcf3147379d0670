import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { DocumentTypes } from '../../../src/sections/DocumentTypes/DocumentTypes.tsx'
import { renderComponent } from '../renderComponent.tsx'

const documents = Array.from({ length: 15 }, (_, index) => ({
  id: `document${index + 1}`,
  title: `Document ${index + 1}`,
  text: `What document ${index + 1} is`,
}))

function render() {
  const section = <DocumentTypes title="Documents" lead="All of them" documents={documents} columns={3} />
  return renderComponent(section, { view: 'solutions-healthcare' })
}

const control = (number: number) =>
  page.getByRole('heading', { level: 3 }).getByRole('button', { name: `${number}. Document ${number}`, exact: true })
/** Returns the ids of the items marked as expanded. */
const open = () => [...document.querySelectorAll('[id^="tab-"]:has([aria-expanded="true"])')].map(({ id }) => id)

it('opens the item of the URL fragment', async () => {
  await render()
  for (const id of ['tab-9', 'tab-12']) {
    location.hash = `#${id}`
    await expect.poll(open).toEqual([id])
  }
  // A malformed escape that names no item is ignored.
  location.hash = '#100%'
  await expect.poll(open).toEqual(['tab-12'])
  history.replaceState(null, '', ' ')
})

it('shows the open panel below its item in one block of text', async () => {
  await render()
  for (const number of [1, 2, 3]) {
    const text = page.getByText(`What document ${number} is`)
    if (open()[0] !== `tab-${number}`) await control(number).click()
    await expect.element(text).toBeVisible()
    text.element().textContent = 'A sentence of some length. '.repeat(20)
    const [box, ...more] = document.querySelectorAll(`#tab-${number} p`)[0]?.getClientRects() ?? []
    const head = control(number).element().getBoundingClientRect()
    const row = document.getElementById('documents')?.getBoundingClientRect()
    expect(more).toEqual([])
    expect(box?.left).toBeLessThan(head.right)
    expect(box?.right).toBeGreaterThan(head.left)
    expect(box?.right).toBeLessThanOrEqual((row?.right ?? 0) + 1)
    if (number === 2) expect(box?.left).toBeGreaterThan(row?.left ?? 0)
  }
})
