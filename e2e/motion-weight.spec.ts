import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { MOTION_BUDGET_KB, weighMotion } from './motion-weight.ts'
import { phone, screens } from './screens.ts'
import { readStack } from './stack.ts'
import { countSurvivors, watchTimers } from './survivors.ts'
import { open, untilStill } from './until.ts'
import { walk } from './walk.ts'

test.describe('before anybody touches a page', () => {
  test.use(phone)

  test('motion is a small part of its scripts', async ({ page }) => {
    const heaviest = screens.find(({ name }) => name === 'listing')
    const kilobytes = await weighMotion(page, readStack().siteUrl + heaviest?.path)
    expect(kilobytes).toBeGreaterThan(0)
    expect(kilobytes).toBeLessThanOrEqual(MOTION_BUDGET_KB)
  })
})

test('a page at rest asks for no frames, and leaves nothing behind when it goes', async ({
  page,
}) => {
  await watchTimers(page)
  await countFrames(page)
  await open(page, '/')
  await walk(page, 2)
  expect(await framesOfASecond(page)).toBe(0)
  const before = await countSurvivors(page)
  await walk(page, 2)
  const after = await countSurvivors(page)
  for (const kind of WATCHING) expect(after[kind], kind).toBeLessThanOrEqual(before[kind])
})

/** What goes on watching a page that nobody sees any more, were it forgotten. */
const WATCHING = [
  ...(['listeners', 'timers'] as const),
  ...(['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const),
]

declare global {
  interface Window {
    framesAsked: number
  }
}

async function countFrames(page: Page) {
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window)
    window.framesAsked = 0
    window.requestAnimationFrame = (act) => {
      window.framesAsked += 1
      return ask(act)
    }
  })
}

/** What somebody asks for while nobody does anything; `untilStill` asks for some of its own. */
async function framesOfASecond(page: Page): Promise<number> {
  await untilStill(page)
  const before = await page.evaluate(() => window.framesAsked)
  await page.waitForTimeout(1000)
  return (await page.evaluate(() => window.framesAsked)) - before
}
