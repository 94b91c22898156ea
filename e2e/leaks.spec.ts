import { expect } from '@playwright/test'
import { contact, orchard } from './fixture/names.ts'
import { countFrames } from './frames.ts'
import { test } from './journey.ts'
import { countRetained, type RetainedCounts, watchTimers } from './retained-objects.ts'
import { open, untilStill } from './until.ts'
import { walk } from './walk.ts'

test('an idle page requests no frames, and a page that was left leaks nothing', {
  tag: '@release',
}, async ({ page }) => {
  await watchTimers(page)
  const frames = await countFrames(page)
  await open(page, '/')
  await walk(page, 1, WALK)
  // `untilStill` itself requests frames, so count after it.
  await untilStill(page)
  const before = await frames()
  expect(before).toBeGreaterThan(0)
  // The browser draws frames for a screenshot, in which a loop would request the next one.
  await page.screenshot()
  await page.screenshot()
  expect(await frames()).toBe(before)
  const rounds: RetainedCounts[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(await countRetained(page))
    await walk(page, 1, WALK)
  }
  rounds.push(await countRetained(page))
  // Lazy code adds to the counts once; a leak grows in every round.
  const grows = (kind: Watching) => {
    return rounds.every((round, at) => at === 0 || round[kind] > (rounds[at - 1]?.[kind] ?? 0))
  }
  expect(rounds[0]?.listeners).toBeGreaterThan(0)
  expect(WATCHING.filter(grows)).toEqual([])
  // A retained page would add all of its elements.
  const [first, last] = [rounds[0], rounds.at(-1)]
  const growth = HELD.map((kind) => (last?.[kind] ?? Number.NaN) - (first?.[kind] ?? Number.NaN))
  expect(Math.max(...growth), `${HELD} grew by ${growth}`).toBeLessThan(SPARE)
})

const ROUNDS = 3
const WALK = [orchard.path, '/real-estate', '/map', contact.path, '/']

/** Counts that grow if a page is left without being cleaned up. */
const WATCHING = [
  ...(['listeners', 'timers'] as const),
  ...(['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const),
]
/** Counts of page objects. They vary a little, but by less than a whole page. */
const HELD = ['nodes', 'detached', 'Animation'] as const
const SPARE = 300
type Watching = (typeof WATCHING)[number]
