import type { SiteWords } from '../words/words.ts'
import type { FloorPlan } from './floor-plan.ts'

export type RoomCount = { bedrooms: number; bathrooms: number }

/**
 * How many of the bedrooms and bathrooms of a house are not on its plan, but where the stairs of the
 * plan lead. A plan without stairs shows the whole house. The name of a room says what it is.
 */
export function onOtherFloors(
  { rooms }: Pick<FloorPlan, 'rooms'>,
  has: RoomCount,
  { bedroom, bath, stairs }: SiteWords['listing'],
): RoomCount {
  const names = rooms.filter((room) => !room.isOutdoor).map(({ name }) => name.toLowerCase())
  const drawn = (word: string) => names.filter((name) => name.includes(word.toLowerCase())).length
  if (drawn(stairs) === 0) return { bedrooms: 0, bathrooms: 0 }
  return {
    bedrooms: Math.max(0, has.bedrooms - drawn(bedroom)),
    bathrooms: Math.max(0, has.bathrooms - drawn(bath)),
  }
}
