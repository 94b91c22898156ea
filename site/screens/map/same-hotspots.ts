import type { Hotspot } from '@belvedere/scenes/map/contract.ts'

/** Whether two frames show every place at the same spot. */
export function sameHotspots(one: readonly Hotspot[], other: readonly Hotspot[]): boolean {
  if (one.length !== other.length) return false
  return one.every(({ id, x, y, isVisible }, index) => {
    const now = other[index]
    return now?.id === id && now.x === x && now.y === y && now.isVisible === isVisible
  })
}
