import type { Style } from '@belvedere/ui/style.ts'

type Spot = { x: number | null; y: number | null }
type Point = { x: number; y: number }

/**
 * How far the land of a plan reaches, in shares of the plan, as custom properties: it is placed and
 * sized so that all of this is in view. `spots` are all places of the plan, also those that nothing
 * is known of; `names` are the words on it, which the header must not cover.
 */
export function extentOf(spots: readonly Spot[], names: readonly Spot[]): Style {
  const points = spots.flatMap(pointOf)
  if (points.length === 0) return {}
  const [west, east] = edgesOf(points.map(({ x }) => x))
  const [north, south] = edgesOf(points.map(({ y }) => y))
  const [top] = edgesOf([...points, ...names.flatMap(pointOf)].map(({ y }) => y))
  return {
    '--mid-x': short((west + east) / 2),
    '--mid-y': short((north + south) / 2),
    '--north': short(top),
    '--wide': short(Math.max(0.1, east - west)),
  }
}

function pointOf({ x, y }: Spot): Point[] {
  return x === null || y === null ? [] : [{ x: x / 100, y: y / 100 }]
}

function edgesOf(shares: readonly number[]): [least: number, most: number] {
  return [Math.min(...shares), Math.max(...shares)]
}

function short(share: number) {
  return Number(share.toFixed(3))
}
