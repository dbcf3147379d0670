import { isApplication } from './application.ts'
import { expect, test } from './faults.ts'
import { hydrate } from './test.ts'

test('offline during hydration: what was typed stays, native controls work, a reload hydrates', async ({
  page,
  context,
  logged,
}) => {
  let asked = 0
  await page.route(isApplication, async (route) => {
    asked += 1
    // Some of it comes, the rest does not.
    if (asked <= 2) return route.continue()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await page.goto('/contacts')
  await page.locator('form [name=fullName]').fill('Half a name')
  await expect.poll(() => logged.join()).toContain('The application did not load')
  await page.locator('form [name=email]').fill('a@b')
  await page.locator('[popovertarget="menu-about"]').click()
  await expect(page.locator('#menu-about')).toBeVisible()
  await expect(page.locator('form [name=fullName]')).toHaveValue('Half a name')
  await page.unroute(isApplication)
  await context.setOffline(false)
  await page.reload()
  await hydrate(page)
  await expect(page.locator('form [name=fullName]')).toHaveValue('Half a name')
  await expect(page.locator('form [name=email]')).toHaveValue('a@b')
})
