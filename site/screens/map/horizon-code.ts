/** Angles are counted in steps of a quarter of a degree. */
const STEPS = 4
/** A difference of fewer steps is one letter: a small one for a rise, a capital one for a fall. */
const LETTERS = 26
const [RISE, FALL] = ['a'.charCodeAt(0), 'A'.charCodeAt(0)]

/**
 * A horizon as text for the page: the difference of each angle from the one before. Angles in
 * directions from which the sun never shines at this latitude are left as the one before.
 */
export function printHorizon(horizon: readonly number[], lat: number): string {
  let before = 0
  return horizon
    .map((angle, at) => {
      const isLit = shinesFrom((at * 360) / horizon.length, lat)
      const steps = isLit ? Math.round(Math.min(90, Math.max(0, angle)) * STEPS) : before
      const difference = steps - before
      before = steps
      return print(difference)
    })
    .join('')
}

/** The horizon of a text that `printHorizon` wrote, in degrees. */
export function readHorizon(text: string): number[] {
  let steps = 0
  return Array.from(text.match(/[+-]\d+|[a-z]/gi) ?? [], (difference) => {
    steps += read(difference)
    return steps / STEPS
  })
}

function print(difference: number) {
  const size = Math.abs(difference)
  if (size < LETTERS) return String.fromCharCode((difference < 0 ? FALL : RISE) + size)
  return (difference < 0 ? '-' : '+') + size
}

function read(difference: string) {
  const letter = difference.charCodeAt(0)
  if (letter >= RISE) return letter - RISE
  return letter >= FALL ? FALL - letter : Number(difference)
}

/**
 * The sine of the largest angle between sun and equator, 23.4°, and as much more as lies between two
 * angles of a horizon.
 */
const FARTHEST = Math.sin((28 * Math.PI) / 180)

/** Whether the sun shines from an azimuth on some day; never from the north of northern countries. */
function shinesFrom(azimuth: number, lat: number) {
  const [turn, north] = [(azimuth * Math.PI) / 180, (lat * Math.PI) / 180]
  const isTropical = Math.abs(Math.sin(north)) <= FARTHEST
  return isTropical || Math.sign(lat) * Math.cos(north) * Math.cos(turn) <= FARTHEST
}
