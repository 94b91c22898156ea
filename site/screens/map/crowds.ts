/** A point on the stage, in CSS pixels. */
type Spot = { id: string; x: number; y: number }

/** Spots that lie over each other, and the middle of them. */
export type Crowd<One extends Spot = Spot> = { x: number; y: number; spots: One[] }

/** Two pins nearer than this cannot be pressed apart, in CSS pixels. */
const APART_PX = 30

/**
 * Groups spots that are too near to each other; a lonely one is a crowd of one. Those in `alone`
 * are never joined.
 */
export function crowdsOf<One extends Spot>(
  spots: readonly One[],
  alone: ReadonlySet<string | null>,
): Crowd<One>[] {
  const crowds: (Crowd<One> & { isOpen: boolean })[] = []
  for (const spot of spots) {
    const isOpen = !alone.has(spot.id)
    const near = crowds.find((one) => isOpen && one.isOpen && distance(one, spot) < APART_PX)
    if (!near) {
      crowds.push({ x: spot.x, y: spot.y, spots: [spot], isOpen })
      continue
    }
    near.spots.push(spot)
    near.x += (spot.x - near.x) / near.spots.length
    near.y += (spot.y - near.y) / near.spots.length
  }
  return crowds.map(({ isOpen: _, ...crowd }) => crowd)
}

/** Splits spots into those with their own pin and crowds. Those not in `shown` join no crowd. */
export function arranged<One extends Spot>(
  spots: readonly One[],
  shown: ReadonlySet<string>,
  alone: ReadonlySet<string | null>,
): { single: ReadonlySet<string>; crowds: Crowd<One>[] } {
  const groups = crowdsOf(
    spots.filter(({ id }) => shown.has(id)),
    alone,
  )
  const crowds = groups.filter(({ spots }) => spots.length > 1)
  const joined = new Set(crowds.flatMap(({ spots }) => spots.map(({ id }) => id)))
  return { single: new Set(spots.flatMap(({ id }) => (joined.has(id) ? [] : [id]))), crowds }
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }) {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
