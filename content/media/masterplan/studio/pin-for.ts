/** A pin on the plan, in per cent from the left and top. */
type Pin = { x: number; y: number }

/** A pin whose shape has a known position in the model. */
export type KnownPin = Pin & { at: readonly [x: number, z: number] }

/**
 * The number of pins from which a position can be computed; fewer do not determine the plan's
 * scale.
 */
const LEAST = 2

/**
 * The position of a shape's pin on a plan that shows the model from above with north on top,
 * computed from the existing pins; the centre, if there are too few.
 */
export function pinFor([x, z]: readonly [x: number, z: number], known: readonly KnownPin[]): Pin {
  const across = lineThrough(known.map(({ at, x: pin }) => [at[0], pin]))
  const down = lineThrough(known.map(({ at, y: pin }) => [at[1], pin]))
  return { x: onPlan(across(x)), y: onPlan(down(z)) }
}

/** The least-squares fit of a straight line. */
function lineThrough(points: [from: number, to: number][]): (value: number) => number {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  const [from, to] = [mean(0), mean(1)]
  const spread = points.reduce((sum, [x]) => sum + (x - from) ** 2, 0)
  if (points.length < LEAST || spread === 0) return () => 50
  const slope = points.reduce((sum, [x, y]) => sum + (x - from) * (y - to), 0) / spread
  return (value) => to + slope * (value - from)
}

function onPlan(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent * 100) / 100))
}
