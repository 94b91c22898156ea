import type { Style } from '@belvedere/ui/style.ts'
import type { Point } from './places.ts'

/**
 * How far down the plan its pins reach, in shares of its height: it is placed so that all of them are
 * in view, and that the header covers neither a pin nor one of the `names` on it.
 */
export function extentOf(pins: readonly Point[], names: readonly Point[]): Style {
  if (pins.length === 0) return {}
  const [north, south] = edgesOf(pins)
  const [top] = edgesOf([...pins, ...names])
  return { '--mid-y': short((north + south) / 2), '--north': short(top) }
}

function edgesOf(points: readonly Point[]): [north: number, south: number] {
  const all = points.map(({ y }) => y)
  return [Math.min(...all), Math.max(...all)]
}

function short(perCent: number) {
  return Number((perCent / 100).toFixed(3))
}
