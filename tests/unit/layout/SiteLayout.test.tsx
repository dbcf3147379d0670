import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SiteLayout } from '../../../src/layout/SiteLayout.tsx'
import { press } from '../actions.ts'
import { inDefault, renderComponent } from '../renderComponent.tsx'

it('starts with a skip link that is visible only on focus', async () => {
  await renderComponent(
    <SiteLayout>
      <h1>Heading</h1>
      <a href="#x">First link</a>
    </SiteLayout>,
    { view: 'about' },
  )
  const skip = page.getByRole('link', { name: inDefault.common('skip') })
  await expect.element(skip).not.toBeInViewport()
  await press('Tab')
  await expect.element(skip).toHaveFocus()
  await expect.element(skip).toBeInViewport()
  await press('Enter')
  await expect.element(page.getByRole('main')).toHaveFocus()
  await press('Tab')
  await expect.element(page.getByRole('link', { name: 'First link' })).toHaveFocus()
})
