import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { BaseAccordion, BaseAccordionItem } from '../../../src/ui/BaseAccordion/BaseAccordion.tsx'
import { useOpenPanel } from '../../../src/ui/useOpenPanel.ts'
import { press, repeatedIds } from '../actions.ts'
import { violations } from '../axe.ts'
import { narrow, renderComponent, stages, wide } from '../renderComponent.tsx'

const names = ['First', 'Second', 'Third'] as const

function Sample() {
  const panel = useOpenPanel('First')
  return (
    <BaseAccordion id="sample" panel={panel}>
      {names.map((name) => (
        <BaseAccordionItem key={name} value={name} id={`item-${name}`} label={name}>
          <p>
            Text of {name} <a href="#x">Link of {name}</a>
          </p>
        </BaseAccordionItem>
      ))}
    </BaseAccordion>
  )
}

const control = (name: string) => page.getByRole('button', { name })
const panel = (name: string) => page.getByRole('region', { name, includeHidden: true })
/** The items that say that they are open. */
const open = () =>
  names.filter((name) => document.querySelector(`#item-${name} [aria-expanded]`)?.ariaExpanded === 'true')
const shown = () => names.filter((name) => document.querySelector(`#item-${name} p`)?.checkVisibility())

async function expectOpen(...wanted: readonly string[]) {
  await expect.poll(open).toEqual(wanted)
  await expect.poll(shown).toEqual(wanted)
}

describe.each(stages)('%s', (stage) => {
  it('opens with Enter and Space, one item at a time, and closes with them', async () => {
    await renderComponent(<Sample />, { stage })
    await expectOpen('First')
    control('Second').element().focus()
    await press('Enter')
    await expectOpen('Second')
    await expect.element(panel('Second')).toBeVisible()
    await press('Space')
    await expectOpen()
    await expect.element(control('Second')).toHaveFocus()
    await press('Space')
    await expectOpen('Second')
    await control('First').click()
    await expectOpen('First')
  })

  it('is walked with arrows, Home and End; Tab goes on into what is open, past what is closed', async () => {
    await renderComponent(<Sample />, { stage })
    control('First').element().focus()
    for (const [key, name] of [
      ['ArrowDown', 'Second'],
      ['End', 'Third'],
      ['ArrowDown', 'First'],
      ['ArrowUp', 'Third'],
      ['Home', 'First'],
    ] as const) {
      await press(key)
      await expect.element(control(name)).toHaveFocus()
    }
    await expectOpen('First')
    await press('Tab')
    await expect.element(page.getByRole('link', { name: 'Link of First' })).toHaveFocus()
    await press('Tab')
    await expect.element(control('Second')).toHaveFocus()
    await press('Tab')
    await expect.element(control('Third')).toHaveFocus()
  })

  it('shows what the search of the browser finds in a closed panel', async () => {
    await renderComponent(<Sample />, { stage })
    await expect.element(panel('Third')).toHaveAttribute('hidden', 'until-found')
    // What Chromium does when its search has found a text, which no test can type into.
    panel('Third')
      .element()
      .dispatchEvent(new Event('beforematch', { bubbles: true }))
    await expectOpen('Third')
    await expect.element(panel('Third')).not.toHaveAttribute('hidden')
    await expect.element(panel('First')).toHaveAttribute('hidden', 'until-found')
  })
})

it.each([wide, narrow])('has no id twice, and axe finds nothing, in a window of %i x %i', async (...size) => {
  const container = await renderComponent(<Sample />, { size })
  for (const name of ['Second', 'Third']) {
    await control(name).click()
    await expectOpen(name)
    expect(repeatedIds()).toEqual([])
    expect(await violations(container)).toEqual([])
  }
})
