import { BROWSER_FLAGS } from '@belvedere/kit/testing/browser-flags.ts'
import { expect, type Page } from '@playwright/test'
import { skipSplash, test } from './journey.ts'
import {
  animationsIn,
  enter,
  leaveEntered,
  openHome,
  pauseReveals,
  scrollIntoPosition,
  titleIn,
} from './reveals.ts'
import { readStack } from './stack.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const REVEAL_SCRIPT = '**/assets/start-*.js'

/** The number of reveal elements that are fully or partly hidden. */
const unseen = (page: Page) =>
  page.locator('[data-reveal]').evaluateAll((all) => {
    const isHidden = (element: Element) => {
      const { opacity, clipPath } = getComputedStyle(element)
      return opacity !== '1' || clipPath !== 'none'
    }
    return all.filter(isHidden).length
  })

test('without CSS animation triggers an observer starts the reveals', async ({ playwright }) => {
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
      { 'reveal-box': [[0, 1500]], 'reveal-picture': [[0, 1500]] },
    ],
    [block.locator('.text[data-reveal=fade]'), { 'reveal-prose': [[0, 1000]] }],
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
    await expect(target).toHaveCSS('opacity', '0')
    expect(await enter(target)).toEqual(delays)
    await leaveEntered(target)
  }
  await browser.close()
})

test('with reduced motion texts fade briefly and pictures do not move; the setting can change any time', async ({
  page,
}) => {
  await pauseReveals(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHome(page)
  await expect(page.locator('[data-reveal=unmask][data-unseen]')).toHaveCount(0)
  const title = titleIn(page, 'feature_5050_media')
  await scrollIntoPosition(title)
  await expect.poll(() => animationsIn(title)).toMatchObject([{ duration: 300 }])
  await expect(title.locator('[data-piece]')).toHaveCount(0)
  const text = page.locator('[data-block=featured_listings] [data-reveal=fade]').first()
  await expect(text).toHaveCSS('animation-duration', '0.3s')

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(page.locator('[data-reveal=unmask][data-unseen]')).not.toHaveCount(0)
  expect(await animationsIn(title)).toEqual([])
  const next = titleIn(page, 'featured_listings')
  await scrollIntoPosition(next)
  await next.locator('[data-piece]').first().waitFor({ state: 'attached' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(next.locator('[data-piece]')).toHaveCount(0)
  await expect(page.locator('[data-reveal=unmask][data-unseen]')).toHaveCount(0)
})

test('everything is visible in print, without scripts, and when the reveal script fails', async ({
  browser,
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
  expect(await unseen(page)).toBeGreaterThan(10)
  await page.emulateMedia({ media: 'print' })
  expect(await unseen(page)).toBe(0)

  const noScriptContext = await browser.newContext({ javaScriptEnabled: false })
  const noScriptPage = await noScriptContext.newPage()
  await noScriptPage.goto('/')
  await expect(noScriptPage.locator('[data-reveal]').first()).toBeVisible()
  await expect(noScriptPage.locator('[data-unseen]')).toHaveCount(0)
  await noScriptContext.close()

  const warning = page.waitForEvent('console', (message) =>
    message.text().includes('Reveals failed to load'),
  )
  await page.emulateMedia({ media: 'screen' })
  await page.route(REVEAL_SCRIPT, (route) => route.abort())
  await page.goto('/')
  await warning
  expect(await unseen(page)).toBe(0)
})
