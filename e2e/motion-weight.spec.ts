import { expect, type Page } from '@playwright/test'
import { countFrames } from './frames.ts'
import { test } from './journey.ts'
import { MOTION_BUDGET_KB, weighMotion } from './motion-weight.ts'
import { phone, screens } from './screens.ts'
import { readStack } from './stack.ts'
import { countSurvivors, type Survivors, watchTimers } from './survivors.ts'
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
  const frames = await countFrames(page)
  await refuseCookies(page)
  await open(page, '/')
  await walk(page, 1)
  // Waiting for that asks for some of its own.
  await untilStill(page)
  const before = await frames()
  expect(before).toBeGreaterThan(0)
  await page.waitForTimeout(1000)
  expect(await frames()).toBe(before)
  const rounds: Survivors[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(await countSurvivors(page))
    await walk(page, 1)
  }
  rounds.push(await countSurvivors(page))
  // What comes late, when nobody waits for it, comes once; what is forgotten grows in every round.
  const grows = (kind: Watching) => {
    return rounds.every((round, at) => at === 0 || round[kind] > (rounds[at - 1]?.[kind] ?? 0))
  }
  expect(rounds[0]?.listeners).toBeGreaterThan(0)
  expect(WATCHING.filter(grows)).toEqual([])
  // Pages that are gone and still held are as many elements more.
  const [first, last] = [rounds[0], rounds.at(-1)]
  const growth = HELD.map((kind) => (last?.[kind] ?? Number.NaN) - (first?.[kind] ?? Number.NaN))
  expect(Math.max(...growth), `${HELD} grew by ${growth}`).toBeLessThan(SPARE)
})

const ROUNDS = 3

/** What goes on watching a page that nobody sees any more, were it forgotten. */
const WATCHING = [
  ...(['listeners', 'timers'] as const),
  ...(['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const),
]
/** What a page consists of. It varies a little, and by less than a page has. */
const HELD = ['nodes', 'detached', 'Animation'] as const
const SPARE = 300
type Watching = (typeof WATCHING)[number]

/** The question would come in the middle of it, and stay. */
async function refuseCookies(page: Page) {
  await page.addInitScript(() => {
    if (origin !== 'null') localStorage.setItem('consent', `no ${Date.now()}`)
  })
}
