import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { pathOf, phone } from './screens.ts'
import { finishReveals, open } from './until.ts'

/** The home page of the demo has words of the evening. Noon, and evening in all of Europe. */
const [DAY, EVENING] = [new Date('2026-07-01T12:00Z'), new Date('2026-07-01T20:30Z')]

test.use({ viewport: { width: 1440, height: 900 } })

/** The words of the day and of the evening of the page's title, in the document at any hour. */
async function titlesOf(page: Page) {
  const both = await page.locator('h1[data-both] > *').allTextContents()
  const [day = '', evening = ''] = both
  expect(both).toHaveLength(2)
  expect(day).not.toBe(evening)
  return { day, evening }
}

/** The sum of what has moved by itself since the page was opened, and the height of the page. */
const steadiness = (page: Page) =>
  page.evaluate(async () => {
    const shifts: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return { shift: shifts.reduce((sum, one) => sum + one, 0), height: document.body.scrollHeight }
  })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

for (const [name, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', phone.viewport],
] as const)
  test(`in the evening title and texts say something else, and nothing moves (${name})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.clock.setFixedTime(DAY)
    await open(page, '/')
    await finishReveals(page)
    const { day, evening } = await titlesOf(page)
    await expect(heading(page, day)).toBeVisible()
    await expect(heading(page, evening)).toHaveCount(0)
    const byDay = await steadiness(page)

    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.clock.setFixedTime(EVENING)
    await page.reload()
    await finishReveals(page)
    await expect(heading(page, evening)).toBeVisible()
    await expect(heading(page, day)).toHaveCount(0)
    expect(await steadiness(page)).toEqual({ shift: expect.closeTo(0, 2), height: byDay.height })
    expect(asked).not.toContain('/_payload.json')
    await expect(page.locator('h1')).toHaveCount(1)
  })

for (const [name, hour, loaded] of [
  ['by day', DAY, [true, false]],
  ['in the evening', EVENING, [false, true]],
] as const)
  test(`a banner shows the picture of the hour, and does not load the other one (${name})`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(hour)
    await open(page, '/')
    const pictures = page.locator('[data-block=banner_scale] [data-both] img')
    // Again and again, since what lies above gets its height on the way.
    await expect
      .poll(() =>
        pictures.evaluateAll((all) => {
          all[0]?.closest('[data-block]')?.scrollIntoView({ block: 'center', behavior: 'instant' })
          return all.map((one) => 'naturalWidth' in one && one.naturalWidth !== 0)
        }),
      )
      .toEqual(loaded)
  })

test('the hour is that of the property, wherever the visitor is', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'America/Los_Angeles' })
  const page = await context.newPage()
  await page.clock.setFixedTime(EVENING)
  await page.goto('/')
  const { evening } = await titlesOf(page)
  await expect(heading(page, evening)).toBeVisible()
  await context.close()
})

test('words change with the next page after the evening has begun', async ({ page }) => {
  await page.clock.setFixedTime(DAY)
  await open(page, pathOf('contact'))
  await page.clock.setFixedTime(EVENING)
  await page.getByRole('banner').locator('a[href="/"]').click()
  await expect(page.locator('h1[data-both]')).toBeVisible()
  const { evening } = await titlesOf(page)
  await expect(heading(page, evening)).toBeVisible()
})

test('every sun beside words of the evening is low', async ({ page }) => {
  await page.clock.setFixedTime(EVENING)
  await open(page, '/')
  await expect(page.locator('body')).toHaveAttribute('data-dusk', '')
  const hours = await page
    .locator('.eyebrow > .arc')
    .evaluateAll((signs) =>
      signs
        .filter((sign) => sign.checkVisibility({ visibilityProperty: true }))
        .map((sign) => Number(getComputedStyle(sign).getPropertyValue('--hour'))),
    )
  expect(hours.length).toBeGreaterThan(3)
  expect(new Set(hours)).toEqual(new Set([0.94]))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the words of the day show', async ({ page }) => {
    await page.goto('/')
    const [day, evening] = [page.locator('h1 > *').first(), page.locator('h1 > *').last()]
    await expect(day).toBeVisible()
    await expect(evening).toBeHidden()
  })
})
