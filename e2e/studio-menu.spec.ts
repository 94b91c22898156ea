import { expect, type Page } from '@playwright/test'
import { test } from './editor.ts'
import { readStack } from './stack.ts'
import { Studio } from './studio.ts'
import { expectAccessible } from './studio-accessibility.ts'
import { openStudio } from './studio-page.ts'

/** The sum of what has moved by itself since the page was opened (Chromium’s layout shift score). */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            observer.disconnect()
            resolve(sum)
          }),
        )
      }),
  )

test('the menu is open from 1200 px unless the user has closed it, and no page moves when its scripts start', async ({
  page,
}) => {
  const studio = await Studio.signIn(readStack())
  await openStudio(page, await studio.createAccount('editor'), '')
  const menu = page.locator('aside.nav')
  const listings = menu.getByRole('link', { name: 'Listings' })
  const running = page.locator('.template-default--nav-hydrated')
  await expect(running).toBeVisible()
  await expect(menu).not.toHaveAttribute('inert')
  await expect(listings).toBeInViewport()
  expect(await shift(page)).toBeLessThan(0.01)

  const stored = page.waitForResponse(
    (response) =>
      response.url().includes('/api/payload-preferences/nav') &&
      response.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Close Menu' }).first().click()
  await expect(menu).toHaveAttribute('inert')
  expect((await stored).ok()).toBe(true)
  await page.reload()
  await expect(running).toBeVisible()
  await expect(menu).toHaveAttribute('inert')
  expect(await shift(page)).toBeLessThan(0.01)

  await page.setViewportSize({ width: 1100, height: 900 })
  await page.reload()
  await expect(running).toBeVisible()
  expect(await shift(page)).toBeLessThan(0.01)
  await page.getByRole('button', { name: 'Open Menu' }).first().click()
  await expect(menu).not.toHaveAttribute('inert')
})

test('the first steps lead to their places, and are dismissed for good', {
  tag: '@release',
}, async ({ page }) => {
  const studio = await Studio.signIn(readStack())
  await openStudio(page, await studio.createAccount('administrator'), '')
  const card = page.getByRole('region', { name: /^First steps \d of 9$/ })
  await expect(card.getByRole('listitem')).toHaveCount(9)
  await expectAccessible(page, '.first-steps')
  await expect(card.getByRole('link', { name: /^Send yourself an enquiry/ })).toHaveAttribute(
    'href',
    new RegExp(`^${readStack().siteUrl}/`),
  )
  await card.getByRole('link', { name: /^Change the name/ }).click()
  await expect(page.locator('[name=name]')).toBeVisible()
  await page.goBack()
  const stored = page.waitForResponse(
    (response) =>
      response.url().includes('/api/payload-preferences/first-steps') &&
      response.request().method() === 'POST',
  )
  await card.getByRole('button', { name: 'Do not show this again' }).click()
  expect((await stored).ok()).toBe(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(card).toHaveCount(0)
})
