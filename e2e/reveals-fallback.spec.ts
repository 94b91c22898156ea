import { BROWSER_FLAGS } from '@belvedere/kit/testing/browser-flags.ts'
import { expect, type Page } from '@playwright/test'
import { skipSplash, test } from './journey.ts'
import {
  animationsIn,
  bringNear,
  enter,
  leaveEntered,
  openHome,
  pauseReveals,
  scrollIntoPosition,
  titleIn,
} from './reveals.ts'
import { readStack } from './stack.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** The number of reveal elements that are fully or partly hidden. */
const unseen = (page: Page) =>
  page.locator('[data-reveal]').evaluateAll((all) => {
    const isHidden = (element: Element) => {
      const { opacity, clipPath } = getComputedStyle(element)
      return opacity !== '1' || clipPath !== 'none'
    }
    return all.filter(isHidden).length
  })

test('without CSS animation triggers an observer starts the reveals', {
  tag: '@release',
}, async ({ playwright }) => {
  const browser = await playwright.chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: [...BROWSER_FLAGS, '--disable-blink-features=TimelineTrigger'],
  })
  const context = await browser.newContext({
    baseURL: readStack().siteUrl,
    viewport: { width: 1440, height: 900 },
  })
  await skipSplash(context)
  const page = await context.newPage()
  await pauseReveals(page)
  await openHome(page)
  const block = page.locator('[data-block=feature_5050_media]')
  for (const [target, delays] of [
    [
      block.locator('[data-reveal=unmask]').first(),
      { 'reveal-box': [[0, 720]], 'reveal-picture': [[0, 720]] },
    ],
    [block.locator('.text[data-reveal=fade]'), { 'reveal-prose': [[0, 1100]] }],
    [
      page.locator('[data-block=listings_5050] [data-reveal=list]'),
      {
        'reveal-lines': [[0, 1900]],
        'reveal-prose': [
          [460, 800],
          [530, 800],
        ],
      },
    ],
  ] as const) {
    await bringNear(target)
    await expect(target).toHaveCSS('opacity', '0')
    expect(await enter(target)).toEqual(delays)
    await leaveEntered(target)
  }
  await browser.close()
})

test('print shows everything; with reduced motion prose fades briefly, titles and pictures do not move, whenever the setting changes', async ({
  page,
}) => {
  await pauseReveals(page)
  await openHome(page)
  const title = titleIn(page, 'feature_5050_media')
  await scrollIntoPosition(title)
  await title.locator('[data-piece]').first().waitFor({ state: 'attached' })
  const whole = await title.evaluate((title) => {
    dispatchEvent(new Event('beforeprint'))
    return title.querySelector('[data-piece]') === null && title.getAnimations().length === 0
  })
  expect(whole).toBe(true)
  expect(await unseen(page)).toBeGreaterThan(2)
  await page.emulateMedia({ media: 'print' })
  expect(await unseen(page)).toBe(0)
  await page.emulateMedia({ media: 'screen' })

  const next = titleIn(page, 'featured_listings')
  await scrollIntoPosition(next)
  await next.locator('[data-piece]').first().waitFor({ state: 'attached' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(next.locator('[data-piece]')).toHaveCount(0)
  await expect(page.locator('[data-reveal=unmask][data-unseen]')).toHaveCount(0)
  const text = page.locator('[data-reveal=fade][data-unseen]').first()
  await expect(text).toHaveCSS('animation-duration', '0.3s')
  const last = titleIn(page, 'listings_5050')
  await scrollIntoPosition(last)
  expect(await animationsIn(last)).toEqual([])
  await expect(last).toHaveCSS('opacity', '1')
  await expect(last.locator('[data-piece]')).toHaveCount(0)

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(page.locator('[data-reveal=unmask][data-unseen]')).not.toHaveCount(0)
  expect(await animationsIn(last)).toEqual([])
})
