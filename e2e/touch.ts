import type { Page } from '@playwright/test'

type Point = { x: number; y: number }

export type Fingers = Awaited<ReturnType<typeof fingersOf>>

/** Sends touch events through CDP, as from a real touch screen. */
export async function fingersOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
  return {
    down: (...points: Point[]) => touch('touchStart', points),
    move: (...points: Point[]) => touch('touchMove', points),
    up: () => touch('touchEnd', []),
  }
}

/** Points from `from` (exclusive) to `to` (inclusive). */
export function pointsBetween(from: Point, to: Point, steps = 4): Point[] {
  return Array.from({ length: steps }, (_, step) => {
    const share = (step + 1) / steps
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  })
}
