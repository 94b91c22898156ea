import type { HeightField } from './height-field.ts'

/**
 * The distance of each grid point from the nearest one for which `isSeed` is true, in the model's
 * units; a million if there is none. Each point gets its nearest seed from its neighbours, first
 * from above, then from below.
 */
function distancesTo(
  { columns, rows, cell, heights }: HeightField,
  isSeed: (height: number, x: number, z: number) => boolean,
): Float32Array {
  const seedX = new Int16Array(heights.length).fill(-1)
  const seedZ = new Int16Array(heights.length)
  const best = new Float32Array(heights.length).fill((1e6 / cell) ** 2)
  for (let z = 0, point = 0; z < rows; z++) {
    for (let x = 0; x < columns; x++, point++) {
      if (!isSeed(heights[point] ?? 0, x, z)) continue
      seedX[point] = x
      seedZ[point] = z
      best[point] = 0
    }
  }
  const learn = (x: number, z: number, point: number, from: number) => {
    const nearX = seedX[from] ?? -1
    if (nearX < 0) return
    const nearZ = seedZ[from] ?? 0
    const apart = (x - nearX) * (x - nearX) + (z - nearZ) * (z - nearZ)
    if (apart >= (best[point] ?? 0)) return
    best[point] = apart
    seedX[point] = nearX
    seedZ[point] = nearZ
  }
  const learnRow = (z: number, above: number) => {
    const start = z * columns
    for (let x = 0; x < columns; x++) {
      const point = start + x
      if (x > 0) learn(x, z, point, point - 1)
      if (above === 0) continue
      if (x > 0) learn(x, z, point, point + above - 1)
      learn(x, z, point, point + above)
      if (x < columns - 1) learn(x, z, point, point + above + 1)
    }
    for (let x = columns - 2; x >= 0; x--) learn(x, z, start + x, start + x + 1)
  }
  for (let z = 0; z < rows; z++) learnRow(z, z > 0 ? -columns : 0)
  for (let z = rows - 1; z >= 0; z--) learnRow(z, z < rows - 1 ? columns : 0)
  return best.map((apart) => Math.sqrt(apart) * cell)
}

/** The distance of each grid point of the sea from land; 0 on land. */
export function shoreDistances(field: HeightField, sea: number): Float32Array {
  return distancesTo(field, (height) => height > sea)
}

/** The distance of each grid point from the edge where the model cuts the land off. */
export function cutDistances(field: HeightField, sea: number): Float32Array {
  const { columns, rows } = field
  const isEdge = (x: number, z: number) => x < 2 || z < 2 || x > columns - 3 || z > rows - 3
  return distancesTo(field, (height, x, z) => height > sea && isEdge(x, z))
}
