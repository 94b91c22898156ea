import { expect, type Page } from '@playwright/test'
import { violations } from './axe.ts'
import { orchard } from './fixture/names.ts'
import { test } from './journey.ts'
import { keyboardFaults, tabTo } from './keyboard.ts'
import { untilLive, untilStill } from './until.ts'

test.use({ withCookieBanner: true })

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie choice' })

/** Opens a page and lets six seconds pass. */
async function openLater(page: Page, path: string) {
  await page.clock.install()
  await page.goto(path)
  await untilLive(page)
  await page.clock.runFor(6000)
}

const decline = (page: Page) => banner(page).getByRole('button', { name: 'Decline' })

test('the cookie banner is accessible, leads to its page, stays until it is answered, and can be declined', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await openLater(page, '/')
  await expect(banner(page)).toBeInViewport({ ratio: 1 })
  await untilStill(page)
  expect(await violations(page)).toEqual([])
  await banner(page).getByRole('link', { name: 'All about cookies' }).click()
  await expect(page).toHaveURL(/\/cookies$/)
  await expect(banner(page)).toBeVisible()
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Menu toggle' })
  await toggle.click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect(banner(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
  await tabTo(page, decline(page))
  await page.keyboard.press('Enter')
  await expect(banner(page)).toHaveCount(0)
  // The focus is back where it came from.
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1)
  await openLater(page, orchard.path)
  await page.clock.runFor(6000)
  await expect(banner(page)).toHaveCount(0)
})

test('on a phone and at a zoom of 400 % the cookie banner covers nothing that has the focus', {
  tag: '@release',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openLater(page, '/')
  await expect(banner(page)).toBeInViewport({ ratio: 1 })
  await untilStill(page)
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 256 })
  expect(await keyboardFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await expect(banner(page)).toBeFocused()
  await expect(banner(page)).toBeInViewport()
  await decline(page).click()
  await expect(banner(page)).toHaveCount(0)
})
