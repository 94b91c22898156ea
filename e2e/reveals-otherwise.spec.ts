import { expect, type Page } from '@playwright/test'
import { BROWSER_FLAGS } from './browser-flags.ts'
import { skipSplash, test } from './journey.ts'
import { bring, holdMovement, movements, openHome, titleIn } from './reveals.ts'
import { readStack } from './stack.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const CHUNK = '**/assets/start-*.js'

/** How many of the marked elements a reader does not see, whole or in part. */
const unseen = (page: Page) =>
  page.locator('[data-reveal]').evaluateAll((all) => {
    const isHidden = (element: Element) => {
      const { opacity, clipPath } = getComputedStyle(element)
      return opacity !== '1' || clipPath !== 'none'
    }
    return all.filter(isHidden).length
  })

test('a browser whose styles start no animations has an observer do the same', async ({
  playwright,
}) => {
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
  await holdMovement(page)
  await openHome(page)
  const block = page.locator('[data-block=feature_5050_media]')
  for (const [target, durations] of [
    [block.locator('[data-reveal=unmask]').first(), [1500, 1500]],
    [block.locator('[data-reveal=fade]'), [1000]],
  ] as const) {
    await expect(target).toHaveCSS('opacity', '0')
    await bring(target)
    await expect
      .poll(async () => (await movements(target)).map(({ duration }) => duration))
      .toEqual(durations)
    await expect(target).not.toHaveAttribute('data-unseen')
  }
  await browser.close()
})

test('in calm texts and the rest fade shortly and pictures stay; the setting may change at any time', async ({
  page,
}) => {
  await holdMovement(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHome(page)
  await expect(page.locator('[data-reveal=unmask][data-unseen]')).toHaveCount(0)
  const title = titleIn(page, 'feature_5050_media')
  await bring(title)
  await expect.poll(() => movements(title)).toMatchObject([{ duration: 300 }])
  await expect(title.locator('[data-piece]')).toHaveCount(0)
  const text = page.locator('[data-block=featured_listings] [data-reveal=fade]').first()
  await expect(text).toHaveCSS('animation-duration', '0.3s')

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(page.locator('[data-reveal=unmask][data-unseen]')).not.toHaveCount(0)
  expect(await movements(title)).toEqual([])
  const next = titleIn(page, 'featured_listings')
  await bring(next)
  await next.locator('[data-piece]').first().waitFor({ state: 'attached' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(next.locator('[data-piece]')).toHaveCount(0)
  await expect(page.locator('[data-reveal=unmask][data-unseen]')).toHaveCount(0)
})

test('on paper, without scripts and where their script does not come, everything is there', async ({
  browser,
  page,
}) => {
  await holdMovement(page)
  await openHome(page)
  const title = titleIn(page, 'feature_5050_media')
  await bring(title)
  await title.locator('[data-piece]').first().waitFor({ state: 'attached' })
  const whole = await title.evaluate((title) => {
    dispatchEvent(new Event('beforeprint'))
    return title.querySelector('[data-piece]') === null && title.getAnimations().length === 0
  })
  expect(whole).toBe(true)
  expect(await unseen(page)).toBeGreaterThan(10)
  await page.emulateMedia({ media: 'print' })
  expect(await unseen(page)).toBe(0)

  const bare = await browser.newContext({ javaScriptEnabled: false })
  const plain = await bare.newPage()
  await plain.goto('/')
  await expect(plain.locator('[data-reveal]').first()).toBeVisible()
  await expect(plain.locator('[data-unseen]')).toHaveCount(0)
  await bare.close()

  const said = page.waitForEvent('console', (message) => message.text().includes('Nothing moves'))
  await page.emulateMedia({ media: 'screen' })
  await page.route(CHUNK, (route) => route.abort())
  await page.goto('/')
  await said
  expect(await unseen(page)).toBe(0)
})
