import { approach } from './approach.ts'
import type { ShownCommunity } from './paint.ts'
import { type Place, vectorOf } from './sphere.ts'

/** The communities on the globe, of which one may be chosen. */
export function createCommunities(places: readonly Place[]) {
  const shown: ShownCommunity[] = places.map((place) => ({ point: vectorOf(place), chosen: 0 }))
  let chosen: number | null = null
  return {
    shown,
    choose(index: number | null) {
      chosen = index
    },
    /** Moves on by some ms; returns whether there is more to come. */
    advance(ms: number): boolean {
      const targets = shown.map((_, index) => Number(index === chosen))
      for (const [index, community] of shown.entries())
        community.chosen = approach(community.chosen, targets[index] ?? 0, ms)
      return shown.some((community, index) => community.chosen !== targets[index])
    },
  }
}
