import type { Mesh, Node } from '@gltf-transform/core'
import type { Triple } from '../facts.ts'

/** Triangles in the model's units: x, y, z of each vertex, and three indices a triangle. */
export type Solid = { positions: Float32Array; indices: Uint32Array; box: Box }

export type Box = { min: Triple; max: Triple }

/** The mode of primitives that are lists of triangles. */
const TRIANGLES = 4

/** The own mesh of a node at its position in the model, without its children; null without one. */
export function solidOf(node: Node): Solid | null {
  const mesh = node.getMesh()
  return mesh && joined(piecesOf(mesh), node.getWorldMatrix())
}

/** The bounding box of all of them; null without any. */
export function boxAround(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const edge = (pick: (...values: number[]) => number, side: keyof Box): Triple => [
    pick(...boxes.map((box) => box[side][0])),
    pick(...boxes.map((box) => box[side][1])),
    pick(...boxes.map((box) => box[side][2])),
  ]
  return { min: edge(Math.min, 'min'), max: edge(Math.max, 'max') }
}

/** Less area than anything that is drawn, in square units of the model. */
const NO_AREA = 1e-18

/** Whether a matrix leaves nothing of a triangle but a line or a point. */
export function isNothing(matrix: readonly number[]): boolean {
  const column = (at: number): Triple => [at3(matrix, at), at3(matrix, at + 1), at3(matrix, at + 2)]
  const [x, y, z] = [column(0), column(4), column(8)]
  return [areaOf(x, y), areaOf(y, z), areaOf(z, x)].every((area) => area < NO_AREA)
}

function areaOf([ax, ay, az]: Triple, [bx, by, bz]: Triple): number {
  return Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx)
}

type Piece = { points: ArrayLike<number>; indices: ArrayLike<number> }

function piecesOf(mesh: Mesh): Piece[] {
  return mesh.listPrimitives().flatMap((primitive) => {
    const points = primitive.getAttribute('POSITION')?.getArray()
    if (!points || primitive.getMode() !== TRIANGLES) return []
    const indices = primitive.getIndices()?.getArray()
    return [
      { points, indices: indices ?? Uint32Array.from({ length: points.length / 3 }, (_, i) => i) },
    ]
  })
}

function joined(pieces: Piece[], matrix: readonly number[]): Solid | null {
  const total = (count: (piece: Piece) => number) =>
    pieces.reduce((sum, piece) => sum + count(piece), 0)
  const positions = new Float32Array(total(({ points }) => points.length))
  const indices = new Uint32Array(total((piece) => piece.indices.length))
  let [point, index] = [0, 0]
  for (const piece of pieces) {
    const first = point / 3
    for (let at = 0; at < piece.indices.length; at++)
      indices[index++] = first + at3(piece.indices, at)
    for (let at = 0; at < piece.points.length; at += 3) {
      positions.set(placed(piece.points, at, matrix), point)
      point += 3
    }
  }
  const box = boxOf(positions)
  return box && indices.length > 0 ? { positions, indices, box } : null
}

function placed(points: ArrayLike<number>, at: number, matrix: readonly number[]): Triple {
  const [x, y, z] = [at3(points, at), at3(points, at + 1), at3(points, at + 2)]
  const row = (r: number) =>
    at3(matrix, r) * x + at3(matrix, r + 4) * y + at3(matrix, r + 8) * z + at3(matrix, r + 12)
  return [row(0), row(1), row(2)]
}

function boxOf(positions: Float32Array): Box | null {
  if (positions.length === 0) return null
  const min: [number, number, number] = [Infinity, Infinity, Infinity]
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (let at = 0; at < positions.length; at++) {
    const axis = (at % 3) as 0 | 1 | 2
    min[axis] = Math.min(min[axis], at3(positions, at))
    max[axis] = Math.max(max[axis], at3(positions, at))
  }
  return { min, max }
}

/** The value at an index that exists. */
function at3(values: ArrayLike<number>, index: number): number {
  return values[index] ?? 0
}
