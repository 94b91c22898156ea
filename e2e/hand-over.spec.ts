import { expect } from '@playwright/test'
import { stopAnimationClock } from './animation-clock.ts'
import { readHandOver } from './hand-over.ts'
import { test } from './small-window.ts'
import { open } from './until.ts'

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`the ring opens to the corners, and the sun flies to the hero’s at ${width} px`, {
    tag: width === 390 ? '@release' : [],
  }, async ({ page }) => {
    // In the evening, by the property’s clock, the home page moves its sun to dusk.
    await page.clock.setFixedTime(new Date('2026-07-01T12:00Z'))
    await stopAnimationClock(page)
    await page.setViewportSize({ width, height })
    await open(page, '/')
    const [start, middle, end] = await readHandOver(page, [1000, 1450, 1950])
    if (!start || !middle || !end) throw new Error('The splash has not left.')
    expect([start.hole, start.sun.opacity, start.hero.opacity]).toEqual([1, '0', '0'])
    expect([middle.sun.opacity, middle.hero.opacity]).toEqual(['1', '0'])
    // The sun’s path is a curve that rises first.
    const way = (side: 'x' | 'y') =>
      (middle.sun[side] - start.sun[side]) / (end.hero[side] - start.sun[side])
    expect(way('y')).toBeGreaterThan(way('x') + 0.05)
    for (const side of ['x', 'y', 'size'] as const)
      expect(Math.abs(end.sun[side] - end.hero[side]), side).toBeLessThanOrEqual(2)
    expect(end.sun.colour).toBe(end.hero.colour)
    const { ring, hole } = end
    expect(ring.size / start.ring.size).toBeCloseTo(hole, 1)
    for (const left of [0, width])
      for (const top of [0, height])
        expect(ring.size / 2).toBeGreaterThan(Math.hypot(left - ring.x, top - ring.y))
    const sun = page.locator('main > :first-child [data-sun]')
    await expect.poll(() => sun.evaluate((sun) => getComputedStyle(sun).opacity)).toBe('1')
  })
