import { de } from '@belvedere/kit/words/de.ts'
import { en } from '@belvedere/kit/words/en.ts'
import { es } from '@belvedere/kit/words/es.ts'
import { expect, type Page } from '@playwright/test'
import { violations } from './axe.ts'
import { contact, orchard } from './fixture/names.ts'
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
  await banner(page).locator('summary').click()
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

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
]

for (const viewport of SIZES)
  test(`on a phone of ${viewport.width} × ${viewport.height} the cookie banner is a low bar in every language`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openLater(page, '/')
    await untilStill(page)
    for (const { title, accept, decline: refuse } of [en.cookies, de.cookies, es.cookies]) {
      const { height, buttons } = await banner(page).evaluate(
        (bar, words) => {
          const [question, ...answers] = bar.querySelectorAll('summary, button > span')
          if (question) question.textContent = words[0] ?? ''
          for (const [at, answer] of answers.entries()) answer.textContent = words[at + 1] ?? ''
          return {
            height: bar.getBoundingClientRect().height,
            buttons: [...bar.querySelectorAll('button')].map((one) => one.offsetHeight),
          }
        },
        [title, accept, refuse],
      )
      expect(Math.floor(height), title).toBeLessThanOrEqual(88)
      expect(Math.min(...buttons), title).toBeGreaterThanOrEqual(44)
    }
  })

/** The fields of a form that lie below the banner, while it is shown. */
const coveredFields = (page: Page) =>
  banner(page).evaluateAll((bars) =>
    bars
      .filter((bar) => bar.checkVisibility({ visibilityProperty: true }))
      .flatMap((bar) => {
        const { left, top, right, bottom } = bar.getBoundingClientRect()
        return [...document.querySelectorAll('main form :is(input, select, textarea, button)')]
          .filter((field) => field.checkVisibility({ visibilityProperty: true }))
          .filter((field) => !field.closest('[aria-hidden=true]'))
          .filter((field) => {
            const box = field.getBoundingClientRect()
            const isBeside = box.right <= left || box.left >= right
            return !isBeside && box.bottom > top && box.top < bottom
          })
          .map((field) => field.getAttribute('name') ?? field.textContent)
      }),
  )

for (const viewport of [{ width: 1440, height: 900 }, ...SIZES])
  test(`at ${viewport.width} × ${viewport.height} the cookie banner lies over no field of a form, and is back below it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openLater(page, contact.path)
    await page.clock.resume()
    await untilStill(page)
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < bottom; top += 150) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
      await expect.poll(() => coveredFields(page)).toEqual([])
    }
    await expect(page.locator('footer')).toBeInViewport()
    await expect(banner(page)).toBeVisible()
  })
