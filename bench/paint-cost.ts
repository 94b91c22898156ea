import type { Page } from '@playwright/test'
import { largestPaint } from '../e2e/largest-paint.ts'

export type PaintCost = {
  /** In ms from the start of the visit; NaN if nothing was painted. */
  time: number
  /** The block and the tag: `hero img`. */
  element: string
  isHero: boolean
}

/** The largest contentful paint so far. */
export async function paintCost(page: Page): Promise<PaintCost> {
  const largest = await largestPaint(page)
  if (!largest) return { time: Number.NaN, element: 'none', isHero: false }
  const { time, block, tag, priority, srcsetWidths } = largest
  const isHero = tag === 'img' && priority === 'high' && srcsetWidths > 0
  return { time, element: `${block} ${tag || 'none'}`.trim(), isHero }
}
