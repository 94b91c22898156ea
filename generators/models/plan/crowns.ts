import type { Triangle } from './read-model.ts'

/** The crown of a tree from above, in the model's units. */
type Crown = { x: number; z: number; radius: number }

/** The trees of a shape: triangles that share vertices belong to one crown. */
export function crownsOf(triangles: readonly Triangle[]): Crown[] {
  const parents = new Map<string, string>()
  const root = (key: string): string => {
    const parent = parents.get(key) ?? key
    if (parent === key) return key
    const top = root(parent)
    parents.set(key, top)
    return top
  }
  const keys = triangles.map((corners) => corners.map((corner) => corner.map(rounded).join()))
  for (const [first = '', ...others] of keys) {
    for (const other of others) parents.set(root(other), root(first))
  }
  const bounds = new Map<string, [number, number, number, number]>()
  for (const [i, [first = '']] of keys.entries()) {
    const own = bounds.get(root(first)) ?? [Infinity, Infinity, -Infinity, -Infinity]
    for (const [x, , z] of triangles[i] ?? []) {
      own[0] = Math.min(own[0], x)
      own[1] = Math.min(own[1], z)
      own[2] = Math.max(own[2], x)
      own[3] = Math.max(own[3], z)
    }
    bounds.set(root(first), own)
  }
  return [...bounds.values()].map(([west, north, east, south]) => {
    const radius = (east - west + south - north) / 4
    return { x: (west + east) / 2, z: (north + south) / 2, radius }
  })
}

function rounded(value: number) {
  return Math.round(value * 500)
}
