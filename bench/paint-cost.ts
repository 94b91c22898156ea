import type { Page } from '@playwright/test'
import { largestPaint } from '../e2e/largest-paint.ts'

export type PaintCost = {
  /** Milliseconds after the visit began; no number where nothing was painted. */
  time: number
  /** Where it stands and what it is: `hero img`. */
  element: string
  isHero: boolean
}

/** The largest thing that has been painted so far, for the tables. */
export async function paintCost(page: Page): Promise<PaintCost> {
  const largest = await largestPaint(page)
  if (!largest) return { time: Number.NaN, element: 'none', isHero: false }
  const { time, block, tag, priority, ladder } = largest
  const isHero = tag === 'img' && priority === 'high' && ladder > 0
  return { time, element: `${block} ${tag || 'none'}`.trim(), isHero }
}
