/** Triangles with a normal at each vertex. */
export type Mesh = { positions: Float32Array; normals: Float32Array; indices: Uint32Array }

type Vertex = readonly [x: number, y: number, z: number]

/** A round hill on the sea's floor, `2 × reach` wide and `height` high in the middle. */
export function hillMesh(reach: number, height: number, cells = 40): Mesh {
  const positions: number[] = []
  const indices: number[] = []
  for (let row = 0; row <= cells; row++) {
    for (let column = 0; column <= cells; column++) {
      const [x, z] = [(column / cells) * 2 - 1, (row / cells) * 2 - 1]
      const rise = Math.max(0, 1 - (x * x + z * z) / 0.8)
      positions.push(x * reach, height * rise * (2 - rise) - 0.5, z * reach)
    }
  }
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const first = row * (cells + 1) + column
      const below = first + cells + 1
      indices.push(first, below, first + 1, first + 1, below, below + 1)
    }
  }
  return meshOf(positions, indices)
}

/** A flat square. */
export function planeMesh(reach: number): Mesh {
  const vertices = [-reach, 0, -reach, -reach, 0, reach, reach, 0, reach, reach, 0, -reach]
  return meshOf(vertices, [0, 1, 2, 0, 2, 3])
}

/** A box on the ground, without a floor. */
export function boxMesh(width: number, height: number, depth: number): Mesh {
  const [x, z] = [width / 2, depth / 2]
  const foot: Vertex[] = [
    [-x, 0, -z],
    [-x, 0, z],
    [x, 0, z],
    [x, 0, -z],
  ]
  const vertices = [...foot, ...foot.map(([x, , z]): Vertex => [x, height, z])]
  const walls = [0, 1, 2, 3].flatMap((i) => {
    const next = (i + 1) % 4
    return [i, next, i + 4, next, next + 4, i + 4]
  })
  return meshOf(vertices.flat(), [...walls, 4, 5, 6, 4, 6, 7])
}

/** Normals that point away from the middle, and up: enough to be lit. */
function meshOf(positions: number[], indices: number[]): Mesh {
  const normals = positions.map((value, index) => (index % 3 === 1 ? 1 : value / 100))
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    indices: new Uint32Array(indices),
  }
}
