/** A geographic position, in degrees. */
export type Place = { lat: number; lng: number }

/** A point on the unit sphere: x to the right, y up, z towards the viewer. */
export type Vector = { x: number; y: number; z: number }

/** The point of a place, on a globe that shows 0° 0° in front. */
export function vectorOf({ lat, lng }: Place): Vector {
  const [up, along] = [radians(lat), radians(lng)]
  return { x: Math.cos(up) * Math.sin(along), y: Math.sin(up), z: Math.cos(up) * Math.cos(along) }
}

/** The directions to the right, up and to the viewer on a globe with `centre` in front, north up. */
export function axesOf(centre: Place): [right: Vector, up: Vector, front: Vector] {
  const front = vectorOf(centre)
  const up = vectorOf({ lat: centre.lat + 90, lng: centre.lng })
  return [vectorOf({ lat: 0, lng: centre.lng + 90 }), up, front]
}

/** Turns points so that `centre` is in front, where `z` is positive, with north up. */
export function turnTo(centre: Place): (point: Vector) => Vector {
  const [right, up, front] = axesOf(centre)
  return (point) => ({ x: dot(point, right), y: dot(point, up), z: dot(point, front) })
}

/**
 * Whether the globe hides a point, also one above it: it is behind the globe, and not beside it.
 */
export function isHidden({ x, y, z }: Vector): boolean {
  return z < 0 && x * x + y * y < 1
}

/** The angle between two points in radians. */
export function angleBetween(a: Vector, b: Vector): number {
  return Math.acos(Math.min(1, Math.max(-1, dot(a, b))))
}

/** The point at a share of the great circle from one point to another. */
export function slerp(from: Vector, to: Vector, share: number): Vector {
  const angle = angleBetween(from, to)
  if (angle < 1e-6) return from
  const [first, second] = [Math.sin((1 - share) * angle), Math.sin(share * angle)]
  return scaled(sum([scaled(from, first), scaled(to, second)]), 1 / Math.sin(angle))
}

/** The centre of the places; null without places, or if they are evenly spread around the globe. */
export function centreOf(places: Place[]): Place | null {
  const middle = sum(places.map(vectorOf))
  const length = Math.hypot(middle.x, middle.y, middle.z)
  if (length < 1e-6) return null
  const { x, y, z } = scaled(middle, 1 / length)
  return { lat: degrees(Math.asin(y)), lng: degrees(Math.atan2(x, z)) }
}

export function scaled({ x, y, z }: Vector, by: number): Vector {
  return { x: x * by, y: y * by, z: z * by }
}

function dot(a: Vector, b: Vector): number {
  return a.x * b.x + a.y * b.y + a.z * b.z
}

function sum(vectors: Vector[]): Vector {
  const add = (a: Vector, b: Vector) => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z })
  return vectors.reduce(add, { x: 0, y: 0, z: 0 })
}

const radians = (angle: number) => (angle * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI
