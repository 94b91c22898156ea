import type { Point } from '../parts/svg.ts'
import data from './bay.json' with { type: 'json' }

/*
 * Bahía Clara in kilometres, east and south of a corner in the hills behind the airport: the bay,
 * the road round it, and the way of the boat. The peninsula is that of `peninsula.ts`, in few points.
 */
const points = (list: number[][]): Point[] => list.map(([x = 0, y = 0]) => [x, y])

export const bayCoast = points(data.coast)
export const southCoast = points(data.south)
export const farPeninsula = points(data.peninsula)
export const farBar = points(data.bar)
export const bayRoad = points(data.road)
export const crossing = points(data.boat)
